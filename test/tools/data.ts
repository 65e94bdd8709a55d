import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';
import { gamesOf } from './entries.ts';
import { LOCALES } from './rules.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The files in `dist` that hold the rules of record: the page by the name of the file, without its end. */
export function lawFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    gamesOf().flatMap((game) =>
      LOCALES.map((locale) => [`law/${game}.${locale}`, `docs/rules/${locale === 'en' ? '' : 'it/'}${game}.md`]),
    ),
  );
}

/** Builds the law of a page as text, and schemas as text that is parsed when it is loaded: shorter than as code. */
export const data: Plugin = {
  name: 'data',
  setup(build) {
    build.onResolve({ filter: /\.md\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?raw', '')),
    }));
    build.onLoad({ filter: /\.md$/ }, ({ path }) => {
      // A section without a number is no law: it stays in the documentation.
      const sections = readFileSync(path, 'utf8').split(/^(?=## )/m);
      return { contents: sections.filter((section) => /^## \d/.test(section)).join(''), loader: 'text' };
    });
    build.onLoad({ filter: /[/\\]schema[/\\]\w+\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};
