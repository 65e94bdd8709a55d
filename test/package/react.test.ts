import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../tools/entries.ts';
import { userProject } from './project.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/guides/react.md'), 'utf8');
const [hook = '', board = '', game = ''] = [...GUIDE.matchAll(/^```tsx\n(.*?)^```/gms)].map(([, code = '']) => code);

/** Shows a spectator's view, and prints it at each rendering. */
const PAGE = `
import { Window } from 'happy-dom';
const window = new Window();
Object.assign(globalThis, { window, document: window.document, navigator: window.navigator, IS_REACT_ACT_ENVIRONMENT: true });
const { act, createElement, StrictMode } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Session } = await import('feyrules/front');
const { kit } = await import('feyrules/strage/kit');
const { useSession } = await import('./use-session.js');
const { Board } = await import('./board.js' as string);
const { Game } = await import('./game.js' as string);

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

const another = createRoot(place as unknown as Element);
const game = new Session(kit, { options: { players: 2, order: [0, 1] }, seed: 3 });
await act(async () => another.render(createElement(Board, { kit, session: game, seat: 0 })));
const buttons = (list = 'nav') => [...(place.getElementsByTagName(list)[0]?.getElementsByTagName('button') ?? [])];
const press = async (label: string, list = 'nav') =>
  act(async () => buttons(list).find(({ textContent }) => textContent === label)?.click());
await press('square:b1');
console.log(buttons().map(({ textContent }) => textContent).join(', '));
await press(buttons()[0]?.textContent ?? '');
console.log(game.feed(0).map(({ event }) => event.type).join(', '));
await press('square:a2');
await press(buttons()[0]?.textContent ?? '');
for (const piece of ['half-elf square:b1', 'half-elf square:a2', 'sprite square:h2']) await press(piece, 'ul');
console.log(place.querySelector('p')?.textContent);

const { observe } = Session.prototype;
let current = Object(game);
Session.prototype.observe = function (viewer) {
  current = this;
  return observe.call(this, viewer);
};
await act(async () => another.render(createElement(StrictMode, null, createElement(Game))));
await act(async () => {
  while (current.actor === 0) current.play(0, current.observe(0).moves[0]);
  console.log('thinks: ' + current.thinking);
});
`;

it('the hook of the guide renders only when the match changes, and its board refuses impossible moves', () => {
  const { folder } = userProject('react');
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  for (const name of ['react', 'react-dom', 'happy-dom', '@types/react', '@types/node']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const page = PAGE.replace("'react-dom/client'", "'react-dom/client' as string");
  const texts = { 'use-session.ts': hook, 'board.tsx': board, 'game.tsx': game, 'page.mts': page };
  for (const [name, text] of Object.entries({ ...texts, 'package.json': '{"type":"module"}' }))
    writeFileSync(join(folder, name), text);
  const compile = (files: readonly string[], ...more: readonly string[]): void => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--module', 'nodenext', '--target', 'es2022'];
    execFileSync('node', [tsc, ...strict, ...more, ...files], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  };
  compile(['use-session.ts', 'board.tsx', 'game.tsx'], '--declaration', '--jsx', 'react-jsx');
  // The declarations of the simulated window are not checked.
  compile(['page.mts'], '--skipLibCheck');
  const printed = execFileSync('node', ['page.mjs'], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  // Rendered at the start, for the move, and when the page is rendered again; not after unmounting.
  expect(printed).toEqual([
    ...['drawn', 'actions, 1 events', 'drawn', expect.stringMatching(/^orc, \d+ events$/), 'drawn'],
    ...['place a half-elf on b1, Cancel', 'points-rolled, placed', 'ST-3.4 h2 is not adjacent to a2.', 'thinks: 1'],
  ]);
});
