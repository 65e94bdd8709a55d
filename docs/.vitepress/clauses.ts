import { readdirSync, readFileSync } from 'node:fs';
import type { MarkdownRenderer } from 'vitepress';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

/** What the renderer passes about the current page. */
interface Page {
  readonly relativePath?: string;
}

/** The id at the beginning of a clause: `EW-8.4`. */
const BEGINS = /^([A-Z]{2}-\d+\.\d+) /;

const NAMED = /\b([A-Z]{2})-\d+\.\d+\b/g;

/** The game of each clause. */
const games: ReadonlyMap<string, string> = new Map(
  readdirSync(new URL('../rules', import.meta.url))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const page = readFileSync(new URL(`../rules/${file}`, import.meta.url), 'utf8');
      return [...page.matchAll(/^- ([A-Z]{2}-\d+\.\d+) /gm)].map(([, id = '']) => [id, file.slice(0, -3)] as const);
    }),
);

/**
 * Gives every clause an anchor with its id, and links every mention of a clause to it; on an Italian page, in the
 * Italian rules.
 */
export function withClauses(markdown: MarkdownRenderer): void {
  markdown.core.ruler.push('clauses', ({ tokens, env }: { tokens: Token[]; env: Page }) => {
    const { relativePath = '' } = env;
    // The first list item that begins with an id is the clause; later ones only mention it.
    const begun = new Set<string>();
    let last: Token | undefined;
    for (const token of tokens) {
      if (token.type === 'inline' && token.children !== null && last?.type !== 'heading_open') {
        const [, id = ''] = relativePath.startsWith('rules/') ? (BEGINS.exec(token.content) ?? []) : [];
        const own = id !== '' && last?.type === 'list_item_open' && !begun.has(id) ? id : undefined;
        if (own !== undefined) last?.attrSet('id', own);
        begun.add(id);
        token.children = withLinks(token.children, relativePath, own);
      }
      if (token.type !== 'paragraph_open') last = token;
    }
  });
}

/** The parts of a line, with a link at each clause that is mentioned outside of links. */
function withLinks(parts: readonly Token[], relativePath: string, own: string | undefined): Token[] {
  let depth = 0;
  return parts.flatMap((part) => {
    depth += part.nesting * Number(part.type.startsWith('link_'));
    return depth === 0 && part.type === 'text' ? linked(part, relativePath, own) : [part];
  });
}

function linked(text: Token, relativePath: string, own: string | undefined): Token[] {
  const parts: Token[] = [];
  let from = 0;
  for (const { 0: id, index } of text.content.matchAll(NAMED)) {
    const game = games.get(id);
    if (game === undefined) continue;
    const href = addressOf(id, game, relativePath);
    parts.push(part(text, { content: text.content.slice(from, index) }));
    parts.push(part(text, { type: 'link_open', tag: 'a', nesting: 1, attrs: attributesOf(href, id === own) }));
    parts.push(part(text, { content: id }), part(text, { type: 'link_close', tag: 'a', nesting: -1 }));
    from = index + id.length;
  }
  return [...parts, part(text, { content: text.content.slice(from) })];
}

function attributesOf(href: string, isOwn: boolean): [string, string][] {
  return [
    ['href', href],
    ['class', isOwn ? 'clause own' : 'clause'],
  ];
}

/** A copy of the text token with changes. */
function part(text: Token, changes: Partial<Token>): Token {
  return Object.assign(Object.create(text), { attrs: null }, changes);
}

/** The address of a clause relative to the current page. */
function addressOf(id: string, game: string, relativePath: string): string {
  const page = `rules/${/^(?:rules|cases)\/it\//.test(relativePath) ? 'it/' : ''}${game}.md`;
  if (relativePath === page) return `#${id}`;
  return `${'../'.repeat(relativePath.split('/').length - 1)}${page}#${id}`;
}

/** For the search: gives every clause a heading, so that it is found separately. */
export function foundByClause(html: string): string {
  return html.replace(/<li id="([A-Z]{2}-\d+\.\d+)">/g, '<h3>$1 <a href="#$1"></a></h3>');
}

/** The search terms of a text; a clause id, also `st 4.2`, is one term. Serialized for the browser, so it uses nothing outside. */
export const wordsOf = (text: string): string[] => {
  const clause = /\b[a-z]{2}(?:-\d+(?:\.\d+)?| \d+\.\d+)\b/gi;
  return [
    ...(text.match(clause) ?? []).map((id) => id.replace(' ', '-')),
    ...text.replace(clause, ' ').split(/[\s\p{P}\p{S}]+/u),
  ];
};
