/** The licences of bundled packages in the built modules, collected by every build. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Options } from 'tsup';
import { ROOT } from '../entries.ts';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** The folder of a module's package. */
const PACKAGE = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** Writes the notices of everything that is bundled into that folder. */
export function noticesIn(folder: string): Plugin {
  /** The packages bundled by all builds for the folder so far, by their folders. */
  const bundled = new Set<string>();
  return {
    name: 'notices',
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        for (const { inputs } of Object.values(metafile?.outputs ?? {})) {
          for (const path of Object.keys(inputs)) {
            const [from] = PACKAGE.exec(path) ?? [];
            if (from !== undefined) bundled.add(from);
          }
        }
        mkdirSync(`${ROOT}/${folder}`, { recursive: true });
        writeFileSync(`${ROOT}/${folder}/THIRD-PARTY-NOTICES.txt`, [...bundled].map(noticeOf).sort().join('\n'));
      });
    },
  };
}

/** @throws Error for a package without a licence. */
function noticeOf(from: string): string {
  const folder = `${ROOT}/${from}`;
  const { name, version }: Readonly<Record<'name' | 'version', string>> = JSON.parse(
    readFileSync(`${folder}/package.json`, 'utf8'),
  );
  const licence = readdirSync(folder).find((file) => /^licen[cs]e([.-]|$)/i.test(file));
  if (licence === undefined) throw new Error(`${name} is bundled and has no licence.`);
  return `${name} ${version}\n\n${readFileSync(`${folder}/${licence}`, 'utf8').trim()}\n`;
}
