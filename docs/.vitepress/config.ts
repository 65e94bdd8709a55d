import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { foundByClause, withClauses, wordsOf } from './clauses.ts';
import { sidebar, withIndexes } from './pages.ts';
import { withBoards, withPictures, writeBoards } from './pictures.ts';

/** Folders with files that pages link to and that are not pages. */
const FILES: readonly string[] = ['cases', 'clients', 'reference/vectors'];

/** Set by `npm run repository`. */
const { repository }: { repository?: { url: string } } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The base path of the site, if it is not the root of its host: `/feyrules/`. */
const base = process.env['FEYRULES_SITE'] ?? '/';

const hasPlayground = existsSync(new URL('../playground', import.meta.url));

export default defineConfig({
  title: 'feyrules',
  description: 'The rules of six fairy-tale board and card games, as a TypeScript library.',
  base,
  outDir: '../site',
  cleanUrls: true,
  srcExclude: ['api.md', 'reference/api/**', 'playground/**'],
  rewrites: { ':path(.*)README.md': ':path(.*)index.md' },
  // Not pages of this site: `npm run docs` checks them after the build.
  ignoreDeadLinks: [/^\/(api|playground)\//, /\.(jsonl?|py)$/],
  head: [['link', { rel: 'icon', href: `${base}icon.svg`, type: 'image/svg+xml' }]],
  markdown: {
    // The colours of GitHub's older theme are too faint.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark' },
    // `{"blue": 3}` at the end of a cell is JSON, not attributes of the cell.
    attrs: { disable: true },
    config(markdown) {
      withIndexes(markdown);
      withClauses(markdown);
      withPictures(markdown);
      withBoards(markdown);
    },
  },
  themeConfig: {
    logo: '/icon.svg',
    nav: [
      ...(hasPlayground ? [{ text: 'Play', link: '/playground/', target: '_self' }] : []),
      { text: 'Guides', link: '/guides/first-game', activeMatch: '^/(guides|anatomy|decisions|contributing)' },
      { text: 'Rules', link: '/rules/strage', activeMatch: '^/rules/' },
      { text: 'Errors', link: '/reference/errors', activeMatch: '^/reference/errors' },
      { text: 'API', link: '/api/', target: '_self' },
    ],
    ...(repository && { socialLinks: [{ icon: 'git', link: repository.url.replace(/^git\+|\.git$/g, '') }] }),
    sidebar: sidebar(),
    outline: { level: [2, 3] },
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          options: { tokenize: wordsOf },
          // A clause comes before those that cite it.
          searchOptions: { boostDocument: (id, term) => (String(id).toLowerCase().endsWith(`#${term}`) ? 10 : 1) },
        },
        _render: (text, env, markdown) => foundByClause(markdown.render(text, env)),
      },
    },
  },
  transformPageData({ relativePath, frontmatter }) {
    if (relativePath !== 'index.md' || !hasPlayground) return;
    frontmatter['hero'].actions.unshift({ theme: 'brand', text: 'Play', link: '/playground/', target: '_self' });
  },
  transformHtml: (html, id) =>
    /[/\\](?:rules|cases)[/\\]it[/\\]/.test(id) ? html.replace('lang="en-US"', 'lang="it"') : html,
  buildEnd({ srcDir, outDir }) {
    for (const folder of FILES) {
      const isFile = (path: string): boolean => !path.endsWith('.md');
      cpSync(join(srcDir, folder), join(outDir, folder), { recursive: true, filter: isFile });
    }
    writeBoards(outDir);
  },
});
