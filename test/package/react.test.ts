import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { userProject } from './project.ts';

const [, hook = ''] =
  /^```tsx\n(.*?)^```/ms.exec(readFileSync(join(ROOT, 'docs/guides/in-the-browser.md'), 'utf8')) ?? [];

/** Shows what a spectator sees, and prints it at each rendering. */
const PAGE = `
import { Window } from 'happy-dom';
const window = new Window();
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true });
const { act, createElement } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Session } = await import('feyrules/front');
const { kit } = await import('feyrules/strage/kit');
const { useSession } = await import('./use-session.js');

const session = new Session(kit, { options: { players: 2, order: [0, 1] }, seed: 3 });
function Table() {
  const { seen, feed } = useSession(session, 'table');
  console.log('drawn');
  return createElement('p', null, \`\${seen.view.phase}, \${feed.length} events\`);
}
const place = window.document.createElement('div');
const root = createRoot(place as unknown as Element);
await act(async () => root.render(createElement(Table)));
console.log(place.textContent);
await act(async () => session.play(0, 'end'));
console.log(place.textContent);
await act(async () => root.render(createElement(Table)));
await act(async () => root.unmount());
session.play(0, session.observe(0).moves[0]);
`;

it('the hook of the guide draws anew when the match changes, and only then', () => {
  const { folder } = userProject('react');
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'happy-dom', '@types/react', '@types/node']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'use-session.ts'), hook);
  writeFileSync(join(folder, 'page.mts'), PAGE.replace("'react-dom/client'", "'react-dom/client' as string"));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const compile = (file: string, ...more: readonly string[]): void => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022'];
    execFileSync('node', [tsc, ...strict, ...more, file], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  compile('use-session.ts', '--declaration');
  compile('page.mts', '--skipLibCheck');
  const printed = execFileSync('node', ['page.mjs'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  // Drawn for the beginning, for the move, and because the page was drawn again; not after it is gone.
  expect(printed).toEqual(['drawn', 'actions, 1 events', 'drawn', expect.stringMatching(/^orc, \d+ events$/), 'drawn']);
});
