import { existsSync, readFileSync } from 'node:fs';
import type { DefaultTheme, MarkdownRenderer } from 'vitepress';

const DOCS = new URL('..', import.meta.url);

const README = readFileSync(new URL('../README.md', DOCS), 'utf8');

/** The games in the order of the README. */
export const GAMES: readonly string[] = [...README.matchAll(/^\| [^|]+ \| `feyrules\/([\w-]+)` \|/gm)].flatMap(
  ([, game]) => game ?? [],
);

/** The sidebar: pages in reading order. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'Front ends': [
    'guides/first-game',
    'guides/in-the-browser',
    'guides/react',
    'guides/without-a-bundler',
    'guides/boardgame-io',
    'guides/boardgamers',
  ],
  Bots: ['guides/bots', 'guides/arena', 'reference/strength', 'guides/reinforcement-learning', 'reference/learning'],
  Adjudicating: [
    'guides/command',
    'guides/referee',
    'guides/protocol',
    'reference/notation',
    'guides/a-wrong-ruling',
    'cases/README',
  ],
  'Other games, other languages': ['guides/your-own-game', 'reference/vectors/README', 'reference/perft'],
  'How it is made': [
    'promises',
    'anatomy',
    'decisions/README',
    'reference/speed',
    'reference/mutation',
    'reference/licences',
    'contributing',
  ],
};

/** The sidebars by folder. */
export function sidebar(): DefaultTheme.Sidebar {
  const rules = [
    { text: 'Rules', items: GAMES.map((game) => item(`rules/${game}`)) },
    { text: 'Cases', items: [item('cases/README'), ...GAMES.map((game) => item(`cases/${game}`))] },
    { text: 'Regolamenti', items: GAMES.map((game) => item(`rules/it/${game}`)) },
    { text: 'Casi', items: GAMES.map((game) => item(`cases/it/${game}`)) },
  ];
  const errors = [
    { text: 'Errors', items: [item('reference/errors'), ...GAMES.map((name) => item(`reference/errors/${name}`))] },
  ];
  const guides = Object.entries(GUIDES).map(([text, pages]) => ({ text, items: pages.map(item) }));
  const vectors = { text: 'Test vectors', items: GAMES.map((game) => item(`reference/vectors/${game}`)) };
  return {
    '/rules/': rules,
    '/cases/': rules,
    '/reference/errors': errors,
    '/reference/vectors/': [...guides, vectors],
    '/': guides,
  };
}

/** A sidebar entry with the title of the page. */
export function item(page: string): DefaultTheme.SidebarItem {
  const [, title = page] = /^# (.+)$/m.exec(readFileSync(new URL(`${page}.md`, DOCS), 'utf8')) ?? [];
  const text = title.replace(/ — .*/, '').replaceAll('`', '');
  return { text, link: `/${page.replace(/README$/, '')}` };
}

/** The path of a game's picture below `docs`, if there is one. */
export function pictureOf(game: string): string | undefined {
  const kinds = ['svg', 'webp', 'png', 'jpg'].map((kind) => `pictures/${game}.${kind}`);
  return kinds.find((path) => existsSync(new URL(path, DOCS)));
}

/** Adapts links: a folder's README is its index on the site, and links of the package's README start at `docs`. */
export function withIndexes(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('indexes', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === 'link_open' ? token.attrGet('href') : null;
      if (href !== null)
        token.attrSet('href', href.replace(/^docs\//, '').replace(/(^|\/)README\.md(?=#|$)/, '$1index.md'));
    }
  });
}
