import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
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

/** By the file below `cases`: the position of each case, drawn by the board of its game. No drawing is in the repository. */
const { stills } = (
  await runnerImport<{ readonly stills: Readonly<Record<string, string>> }>(
    fileURLToPath(new URL('../playground/still.tsx', import.meta.url)),
    // From the sources, also if `dist` is there.
    { resolve: { tsconfigPaths: true, noExternal: ['feyrules'] } },
  )
).module;

/** Draws the position of each case, with a link to it on the playground, and folds the table in text. */
export function withBoards(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('boards', ({ tokens, env, Token }) => {
    const { relativePath = '' }: { relativePath?: string } = env;
    const [path, language = ''] = /^cases\/(it\/)?[\w-]+\.md$/.exec(relativePath) ?? [];
    if (path === undefined) return;
    const [up, alt, invitation, summary] =
      language === ''
        ? ['../', 'The position of', 'Try it on the board', 'The position in text']
        : ['../../', 'La posizione di', 'Provala sul tavolo', 'La posizione in testo'];
    for (let at = tokens.length - 1; at > 0; at--) {
      const id = /^[A-Z]+-[\d.]+[a-z](?= )/.exec(tokens[at]?.content ?? '')?.[0];
      if (id === undefined || tokens[at + 1]?.type !== 'heading_close') continue;
      const [size] = / width="\S+" height="\S+"/.exec(stills[`${language}${id}.svg`] ?? '') ?? [''];
      const [before, after] = [new Token('html_block', '', 0), new Token('html_block', '', 0)];
      // Bound, because Vite would look for the file before it is written.
      before.content = `<a class="position" href="${up}playground/#case=${id}${language && '&it'}" target="_self"><img :src="'${id}.svg'" alt="${alt} ${id}"${size} loading="lazy"><span>${invitation}</span></a>
<details class="details custom-block"><summary>${summary}</summary>\n`;
      after.content = '</details>\n';
      tokens.splice(at + 3, 0, after);
      tokens.splice(at + 2, 0, before);
    }
  });
}

/** Writes the drawings to the site. */
export function writeBoards(site: string): void {
  mkdirSync(join(site, 'cases/it'), { recursive: true });
  for (const [file, svg] of Object.entries(stills)) writeFileSync(join(site, 'cases', file), svg);
}
