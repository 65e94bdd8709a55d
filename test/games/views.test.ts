import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { BaseView, Viewer } from '../../src/core/game.ts';
import type { JsonSchema, Kit } from '../../src/core/kit.ts';
import { Match } from '../../src/core/match.ts';
import { readRecord } from '../../src/core/record-text.ts';
import { kits } from '../../src/games/index.ts';
import { viewersOf } from '../../src/testing/play.ts';
import { isRenewed } from '../testing/renewed.ts';
import { fieldsFileOf } from '../tools/build/schemas.ts';

const PAGE = join(import.meta.dirname, '../../docs/reference/views.md');
const WIDTH = 110;
/** Fields with the same meaning in all games, which the introduction explains. */
const COMMON = ['viewer', 'actor', 'phase', 'turn', 'starter', 'seats', 'seats[i].name', 'outcome'];

/** The schema of an object, as far as this test reads it. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** The first play-through of a game. */
function played({ game }: Kit): Match {
  const folder = join(import.meta.dirname, game.id, 'playthroughs');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Match(game, { record: readRecord(readFileSync(join(folder, file), 'utf8')) });
}

it.each(kits.map((kit) => ({ id: kit.game.id, kit })))('common fields of all views mean the same in $id', ({ kit }) => {
  const { game } = kit;
  const match = played(kit);
  for (let ply = 0; ply <= match.plies; ply++) {
    const state = match.stateAt(ply);
    for (const viewer of [...viewersOf(state), 'referee'] as const) {
      const view = viewOf(kit, state, viewer);
      const actor = game.actor(state);
      expect(view).toMatchObject({ viewer, actor, phase: state.phase, outcome: game.outcome(state) ?? null });
      expect(view.seats).toHaveLength(state.players);
      for (const seat of [view.turn, view.starter]) expect([null, ...view.seats.keys()]).toContain(seat);
      const called = view.seats.map(({ name }) => game.words.en?.names[name]);
      expect(called).toEqual(view.seats.map((_, seat) => game.describeSeat(seat)));
      // No seat is to act before it is settled who goes first.
      expect(view.turn === null).toBe(view.starter === null);
      if ('round' in view) expect(view.round).toBeTypeOf('number');
      // A hidden list has the same size as its visible counterpart elsewhere.
      for (const part of [view, ...view.seats]) {
        for (const [key, value] of Object.entries(part)) {
          const size: unknown = Reflect.get(part, `${key}Size`);
          if (value === null && size === undefined) continue;
          if (size !== undefined && value !== null) expect(sizeOf(value), `${viewer}: ${key}`).toBe(size);
          if (size !== undefined && viewer === 'referee') expect(value).not.toBeNull();
        }
      }
    }
  }
});

it('the page of views shows one view of each game, and lists the games of each field', async () => {
  const sections: string[] = [];
  const rows = new Map<string, string[]>();
  for (const kit of kits) {
    const shape = shapeOf((await kit.schemas?.())?.view.json);
    const { view, viewer } = sample(kit);
    sections.push(
      `## ${kit.game.name}\n\n${fieldsOf(kit)}\n\n` +
        `The view of ${kit.game.describeSeat(viewer)} (seat ${viewer}) in the middle of a game:\n\n` +
        `\`\`\`json\n${printed(view, '')}\n\`\`\`\n`,
    );
    for (const [word, cell] of wordsOf(shape)) rows.set(word, [...(rows.get(word) ?? []), cell]);
  }
  const heads = kits.map(({ game }) => game.name);
  const table = [
    `| | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---').join('|')}|`,
    ...[...rows].map(([word, cells]) => `| ${word} | ${cells.join(' | ')} |`),
  ];
  const page = `${INTRODUCTION}\n${table.join('\n')}\n\n${sections.join('\n')}`;
  if (isRenewed()) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

const INTRODUCTION = `# Views

A view is what a seat or a spectator sees: \`match.observe(seat).view\`, or \`game.view(state, seat)\`. It is plain JSON
and has names, such as \`half-elf\`, where the state has numbers. Where a game has one of these fields, it means:

- \`viewer\`: whose view it is: a seat, \`"table"\` for a spectator, or \`"referee"\`, from whom nothing is hidden (only \`game.view\` returns that view).
- \`actor\`: who decides now: a seat, \`"chance"\`, or \`"over"\` after the end. \`phase\`: what is decided now.
- \`turn\`: the seat whose turn it is. \`starter\`: the seat that goes first in the round or, in a game without rounds, in the game. \`round\`: the round being played, 0 in the set-up.
- \`seats[i]\`: what belongs to seat \`i\`. Its \`name\` is the name of the seat in moves and sentences.
- A value that is hidden from the viewer is \`null\`, as is a value that is absent. If several things may be hidden together, a field beside them has their number: \`handSize\` for \`hand\`.
- \`outcome\`: scores, places and winners; \`null\` until the game is over.

The type \`View\` of each game has the types and bounds of the fields. \`test/games/views.test.ts\` writes this page.
`;

/** The fields that differ between the six games, each with its docstring. */
function fieldsOf({ game }: Kit): string {
  const fields: Readonly<Record<string, string>> = JSON.parse(readFileSync(fieldsFileOf(game.id), 'utf8'));
  const own = Object.entries(fields).filter(([field]) => !COMMON.includes(field));
  const rows = own.map(([field, text]) => {
    expect(text, `${game.id}: the docstring of ${field}`).not.toBe('');
    return `| \`${field}\` | ${text.replace(/\s+/g, ' ').replace(/\{@link (\w+)\}/g, '`$1`')} |`;
  });
  return `| field | meaning |\n|---|---|\n${rows.join('\n')}`;
}

function viewOf({ game }: Kit, state: Parameters<Kit['game']['view']>[0], viewer: Viewer | 'referee'): BaseView {
  const view = game.view(state, viewer);
  if (!isView(view)) throw new Error(`This is no view of ${game.id}.`);
  return view;
}

function isView(view: unknown): view is BaseView {
  return typeof view === 'object' && view !== null && 'seats' in view && 'actor' in view;
}

/** The view of the deciding seat in the middle of the play-through. */
function sample(kit: Kit): { readonly view: BaseView; readonly viewer: number } {
  const match = played(kit);
  for (let ply = Math.floor(match.plies / 2); ; ply++) {
    const state = match.stateAt(ply);
    const actor = kit.game.actor(state);
    if (typeof actor === 'number') return { view: viewOf(kit, state, actor), viewer: actor };
  }
}

function shapeOf(schema: JsonSchema | undefined): Shape {
  return JSON.parse(JSON.stringify(schema));
}

/** The places of the fields in the views of one game. */
function wordsOf({ properties: own = {} }: Shape): [word: string, where: string][] {
  const seat = own['seats']?.items?.properties ?? {};
  const keys = [...Object.keys(own), ...Object.keys(seat).map((key) => `seats[i].${key}`)];
  const where = (found: readonly string[]): string => found.map((key) => `\`${key}\``).join(', ') || '–';
  const named = (word: string): [string, string] => [`\`${word}\``, where(keys.filter((key) => key === word))];
  return [
    ...['viewer', 'actor', 'phase', 'round', 'turn', 'starter', 'options', 'seats[i].name'].map(named),
    ['hidden, with their numbers', where(keys.filter((key) => keys.includes(`${key}Size`)))],
    ['decks', where(keys.filter((key) => key.endsWith('Size') && !keys.includes(key.slice(0, -'Size'.length))))],
    ['scores', where([...keys.filter((key) => key === 'seats[i].score'), 'outcome.scores'])],
    named('outcome'),
  ];
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return Object.values(value ?? {}).reduce((sum: number, count) => sum + Number(count), 0);
}

/** The value as JSON, on one line if it fits. */
function printed(value: unknown, indent: string): string {
  const line = JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || line.length <= WIDTH - indent.length) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => printed(item, inner));
    const isTall = items.some((item) => item.includes('\n'));
    return `[\n${isTall ? items.map((item) => inner + item).join(',\n') : filled(items, inner)}\n${indent}]`;
  }
  const fields = Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${printed(item, inner)}`);
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/** As many items per line as fit. */
function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}, ${item}`.length <= WIDTH) lines[lines.length - 1] = `${last}, ${item}`;
    else lines.push(`${indent}${item}`);
  }
  return lines.join(',\n');
}
