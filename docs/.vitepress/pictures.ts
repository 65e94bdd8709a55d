import type { MarkdownRenderer } from 'vitepress';
import { GAMES, item, pictureOf } from './pages.ts';

/** Shows a game's picture at the top of its rules, and all pictures on the home page below the heading of the games. */
export function withPictures(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('pictures', ({ tokens, env, Token }) => {
    const { relativePath = '' }: { relativePath?: string } = env;
    const [, language = '', game = ''] = /^rules\/(it\/)?([\w-]+)\.md$/.exec(relativePath) ?? [];
    const [tag, shown] = relativePath === 'index.md' ? ['h2', GAMES] : ['h1', [game]];
    const up = relativePath === 'index.md' ? './' : language === '' ? '../' : '../../';
    const pictures = shown.flatMap((name) => {
      const path = pictureOf(name);
      const { text = '', link = '' } = path === undefined ? {} : item(`rules/${language}${name}`);
      const image = `<img src="${up}${path}" alt="${text}" loading="lazy">`;
      if (path === undefined) return [];
      return [relativePath === 'index.md' ? `<a href=".${link}">${image}<span>${text}</span></a>` : image];
    });
    const after = tokens.findIndex(({ type, tag: of }) => type === 'heading_close' && of === tag);
    if (pictures.length === 0 || after < 0) return;
    const block = new Token('html_block', '', 0);
    block.content = `<div class="pictures">${pictures.join('')}</div>\n`;
    tokens.splice(after + 1, 0, block);
  });
}

/** Links each case to its position on the board of the playground. */
export function withBoards(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('boards', ({ tokens, env, Token }) => {
    const { relativePath = '' }: { relativePath?: string } = env;
    const [path, language = ''] = /^cases\/(it\/)?[\w-]+\.md$/.exec(relativePath) ?? [];
    if (path === undefined) return;
    for (let at = tokens.length - 1; at > 0; at--) {
      const id = /^[A-Z]+-[\d.]+[a-z](?= )/.exec(tokens[at]?.content ?? '')?.[0];
      if (id === undefined || tokens[at + 1]?.type !== 'heading_close') continue;
      const block = new Token('html_block', '', 0);
      const [up, text] = language === '' ? ['../', 'Try it on the board'] : ['../../', 'Provala sul tavolo'];
      block.content = `<p><a href="${up}playground/#case=${id}" target="_self">${text}</a></p>\n`;
      tokens.splice(at + 2, 0, block);
    }
  });
}
