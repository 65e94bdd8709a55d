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
