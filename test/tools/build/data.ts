import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Options } from 'tsup';
import { gamesOf, ROOT } from '../entries.ts';
import { LOCALES } from './rules.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The files in `dist` with the rules of record: the page by the file name without extension. */
export function lawFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    gamesOf().flatMap((game) =>
      LOCALES.map((locale) => [`law/${game}.${locale}`, `docs/rules/${locale === 'en' ? '' : 'it/'}${game}.md`]),
    ),
  );
}

/** The files in `dist` with the case books: the source by the file name without extension. */
export function caseFiles(): Readonly<Record<string, string>> {
  const files = gamesOf().map((game) => [`cases/${game}`, `docs/cases/${game}.json`] as const);
  return Object.fromEntries(files.filter(([, source]) => existsSync(resolve(ROOT, source))));
}

/** The files in `dist` that kits load for their schemas: the source by the file name without extension. */
export function schemaFiles(): Readonly<Record<string, string>> {
  return {
    'generated/schemas-of': 'src/core/schemas-of.ts',
    ...Object.fromEntries(gamesOf().map((game) => [`generated/${game}`, `src/generated/${game}.json`])),
  };
}

/** A module that exports a text under two names: with only a default export, `require` would return the text. */
function textModule(text: string): { readonly contents: string; readonly loader: 'js' } {
  return { contents: `export const text = ${JSON.stringify(text)};\nexport default text;`, loader: 'js' };
}

/** Compiles the law of a page and the JSON Schemas of types into text. */
export const data: Plugin = {
  name: 'data',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?raw', '')),
    }));
    build.onLoad({ filter: /[/\\](?:generated|cases)[/\\][\w-]+\.json$/ }, ({ path }) =>
      textModule(JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))),
    );
    build.onLoad({ filter: /\.md$/ }, ({ path }) => {
      // A section without a number is not law; it stays in the documentation.
      const sections = readFileSync(path, 'utf8').split(/^(?=## )/m);
      return textModule(sections.filter((section) => /^## \d/.test(section)).join(''));
    });
  },
};
