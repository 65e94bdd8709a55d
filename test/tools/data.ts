import { readFileSync } from 'node:fs';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Builds law and schemas as text that is parsed when it is loaded: shorter than the same as code, and read sooner. */
export const data: Plugin = {
  name: 'data',
  setup(build) {
    build.onLoad({ filter: /[/\\](?:law|schema)[/\\]\w+\.json$/ }, ({ path }) => {
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(text)});`, loader: 'js' };
    });
  },
};
