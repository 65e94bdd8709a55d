/**
 * `npm run cases -- strage`: fills in missing answers in `docs/cases/strage.json`, from the game and from the mutant or
 * setting of each case. Read them: they show whether the case asks what you mean.
 *
 * `npm run cases -- strage ST-4.2a`: plays a game and the other reading of a case against each other, and prints the
 * shortest positions in which their answers differ, as the skeleton of a case. The other reading is the mutant in
 * `test/cases/<game>.json` or, with `--setting`, other options. `--plies` limits the search, `--options` sets options
 * of both games, `--ask` keeps one kind of question.
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { Case, CaseQuestion } from '../../../src/core/cases.ts';
import type { BaseState, Game } from '../../../src/core/game.ts';
import { seeded } from '../../../src/core/rng.ts';
import { kits } from '../../../src/games/index.ts';
import { answerTo, bookOf, bookPathOf, movesIn, mutantsOf } from '../../cases/books.ts';
import { Mutated } from '../../cases/mutated.ts';

type Position = Pick<Case, 'options' | 'moves' | 'asked'>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    plies: { type: 'string', default: '100000' },
    options: { type: 'string', default: '{}' },
    setting: { type: 'string', default: '{}' },
    ask: { type: 'string' },
    longest: { type: 'string', default: '600' },
  },
});
const [id = '', name = ''] = positionals;
const options: object = JSON.parse(values.options);
const setting: object = JSON.parse(values.setting);
const kit = kits.find(({ game }) => game.id === id);
if (kit === undefined) throw new Error(`There is no game "${id}".`);
const { game }: { readonly game: Game } = kit;
const mutated = new Mutated();
let other: Game = game;
const found = new Map<string, Position>();
let left = Number(values.plies);
if (name === '') await writeAnswers();
else await search();
await mutated.close();

async function otherOf(name: string): Promise<Game> {
  const mutant = mutantsOf(id)[name];
  return mutant === undefined ? game : (await mutated.kitOf(id, mutant)).game;
}

async function writeAnswers(): Promise<void> {
  const book = bookOf(id);
  const cases: object[] = [];
  for (const one of book.cases) {
    const { verdict, otherwise, setting: turned } = one;
    const answers = [answerTo(game, one), answerTo(await otherOf(one.id), one, turned)];
    cases.push({
      ...one,
      verdict: { ...verdict, answer: verdict.answer === undefined ? answers[0] : verdict.answer },
      otherwise: { ...otherwise, answer: otherwise.answer === undefined ? answers[1] : otherwise.answer },
    });
  }
  writeFileSync(bookPathOf(id), `${JSON.stringify({ ...book, cases }, null, 2)}\n`);
}

async function search(): Promise<void> {
  other = await otherOf(name);
  for (let seed = 1; left > 0; seed++) playOne(seed);
  if (found.size === 0) console.log(`The two readings agree in ${values.plies} plies.`);
  for (const position of found.values()) {
    const short = shortened(position);
    const [verdict, otherwise] = answersTo(short);
    console.log(JSON.stringify({ ...short, verdict, otherwise }));
  }
}

/** Plays until the readings differ, and keeps the position if it is the shortest of its kind. */
function playOne(seed: number): void {
  const rng = seeded(seed);
  const { min, max } = game.seats;
  const setup = { players: min + (seed % (max - min + 1)), ...options };
  let [state, state2]: BaseState[] = [game.setup(setup), other.setup({ ...setup, ...setting })];
  const moves: string[] = [];
  while (left-- > 0 && moves.length < Number(values.longest) && state !== undefined && state2 !== undefined) {
    const asked = partingOf(state, state2);
    if (asked !== undefined) keep({ options: setup, moves: moves.join(' '), asked });
    if (asked !== undefined || game.actor(state) === 'over') return;
    const legal = game.legalMoves(state);
    const move = game.actor(state) === 'chance' ? game.sample(state, rng) : legal[rng.int(legal.length)];
    if (move === undefined) return;
    const events: unknown[][] = [[], []];
    // Trusted candidates are not judged again, but the mutant may refuse one.
    const refused = other.violation(state2, move);
    if (refused !== undefined) {
      keep({ options: setup, moves: moves.join(' '), asked: { ask: 'move', move: game.print(move) } });
      return;
    }
    const next = game.apply(state, move, (...told) => events[0]?.push(told));
    const next2 = other.apply(state2, move, (...told) => events[1]?.push(told));
    if (!isDeepStrictEqual(events[0], events[1])) {
      keep({ options: setup, moves: moves.join(' '), asked: { ask: 'events', move: game.print(move) } });
    }
    moves.push(game.print(move));
    [state, state2] = [next, next2];
  }
}

/** A question that the two games answer differently in a position. */
function partingOf(state: BaseState, state2: BaseState): CaseQuestion | undefined {
  const lists = [game.legalMoves(state), other.legalMoves(state2)].map((list) => list.map(game.print));
  const [mine = [], others = []] = lists;
  const apart = [...mine.filter((one) => !others.includes(one)), ...others.filter((one) => !mine.includes(one))];
  if (apart[0] !== undefined) return { ask: 'move', move: apart[0] };
  if (!isDeepStrictEqual(game.outcome(state), other.outcome(state2))) return { ask: 'outcome' };
  const odds = [game.chances(state), other.chances(state2)].map((list) => list.map(({ weight }) => weight));
  return isDeepStrictEqual(odds[0], odds[1]) ? undefined : { ask: 'chances' };
}

function keep(position: Position): void {
  const { ask } = position.asked;
  if (values.ask !== undefined && values.ask !== ask) return;
  const known = found.get(ask);
  if (known === undefined || movesIn(position.moves).length < movesIn(known.moves).length) found.set(ask, position);
}

/** Removes moves, and runs of moves, as long as the answers still differ. */
function shortened(position: Position): Position {
  let moves = movesIn(position.moves);
  for (let run = moves.length >> 1; run > 0; run = moves.length > run ? run >> 1 : moves.length >> 1) {
    for (let from = moves.length - run; from >= 0; from--) {
      const fewer = [...moves.slice(0, from), ...moves.slice(from + run)];
      if (differs({ ...position, moves: fewer.join(' ') })) moves = fewer;
    }
  }
  return { ...position, moves: moves.join(' ') };
}

function differs(position: Position): boolean {
  const [mine, others] = answersTo(position);
  const isThere = (answer: unknown): boolean => typeof answer !== 'string' || answer === 'legal';
  return isThere(mine) && isThere(others) && !isDeepStrictEqual(mine, others);
}

function answersTo(position: Position): readonly unknown[] {
  return [answerTo(game, position), answerTo(other, position, setting)];
}
