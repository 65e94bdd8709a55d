import type { ChanceRule, GameDefinition, MoveRule } from '../../src/core/define.ts';
import { defineGame } from '../../src/core/define.ts';
import { integers } from '../../src/core/domain.ts';
import type { BaseOptions, BaseState, Game, GameTypes, Violation } from '../../src/core/game.ts';
import { leaders, places } from '../../src/core/outcome.ts';
import type { Rng } from '../../src/core/rng.ts';
import type { Words } from '../../src/core/words.ts';
import type { Spec } from '../../src/testing/index.ts';

/** Two or three seats with a hidden card each raise the stake until one of them shows the cards: the highest wins. */
export interface Toy extends GameTypes {
  options: BaseOptions;
  state: State;
  move: Deal | Raise | Show;
  view: Omit<State, 'hands'> & { readonly hands: readonly (number | null)[] };
  event:
    | { readonly type: 'dealt'; readonly seat: number; readonly card: number | null }
    | { readonly type: 'raised'; readonly seat: number; readonly by: number }
    | { readonly type: 'shown'; readonly cards: readonly number[] };
}

interface State extends BaseState {
  readonly phase: 'deal' | 'raise' | 'over';
  /** By seat. */
  readonly hands: readonly number[];
  readonly turn: number;
  readonly stake: number;
}

export interface Deal {
  readonly type: 'deal';
  readonly card: number;
}
export interface Raise {
  readonly type: 'raise';
  readonly by: number;
}
export interface Show {
  readonly type: 'show';
}

/** The cards, with the number of each in the endless deck. */
const WEIGHTS = [0, 4, 3, 2, 1];

function drawn(rng: Rng): number {
  const at = rng.int(10);
  return at < 4 ? 1 : at < 7 ? 2 : at < 9 ? 3 : 4;
}

export const deal: ChanceRule<Toy, Deal> = {
  type: 'deal',
  clause: 'HC-1.1',
  fields: { card: integers(1, 4) },
  candidates(_state, out) {
    for (let card = 1; card <= 4; card++) out.push({ type: 'deal', card });
  },
  violation: () => undefined,
  weight: (_state, { card }) => WEIGHTS[card] ?? 0,
  sample: (_state, rng) => ({ type: 'deal', card: drawn(rng) }),
  perform(draft, { card }, emit) {
    emit?.({ type: 'dealt', seat: draft.hands.length, card }, 'HC-1.1');
    draft.hands.push(card);
    if (draft.hands.length === draft.players) draft.phase = 'raise';
  },
};

export const raise: MoveRule<Toy, Raise> = {
  type: 'raise',
  clause: 'HC-2.1',
  fields: { by: integers(1, 3) },
  candidates(_state, out) {
    for (let by = 1; by <= 3; by++) out.push({ type: 'raise', by });
  },
  violation: ({ stake }, { by }) => (stake + by > 9 ? refuse('too-high', 'HC-2.1') : undefined),
  perform(draft, { by }, emit) {
    emit?.({ type: 'raised', seat: draft.turn, by }, 'HC-2.1');
    draft.stake += by;
    draft.turn = (draft.turn + 1) % draft.players;
  },
};

export const show: MoveRule<Toy, Show> = {
  type: 'show',
  clause: 'HC-2.2',
  fields: {},
  reveals: true,
  closed: ({ stake }) => (stake === 0 ? refuse('nothing-at-stake', 'HC-2.2') : undefined),
  candidates(_state, out) {
    out.push({ type: 'show' });
  },
  violation: () => undefined,
  perform(draft, _move, emit) {
    emit?.({ type: 'shown', cards: [...draft.hands] }, 'HC-2.2');
    draft.phase = 'over';
  },
};

export function refuse(code: string, clause: string, params: Violation['params'] = {}): Violation {
  return { code: `toy/${code}`, clause, params };
}

export const words: Words<Toy> = {
  types: { deal: 'Deal', raise: 'Raise', show: 'Show' },
  moves: { deal: 'deal a {card}', raise: 'raise by {by}', show: 'show the cards' },
  events: {
    dealt: '{seat} gets a {card}.',
    'dealt-hidden': '{seat} gets a card.',
    raised: '{seat} raises by {by}.',
    shown: 'The cards are {cards}.',
  },
  phases: { deal: 'Dealing', raise: 'Raising', over: 'The end' },
  prompts: { deal: 'A card is dealt.', raise: '{seat} raises or shows.', over: 'The game is over.' },
  refusals: { 'too-high': 'The stake is 9 at the most.', 'nothing-at-stake': 'Nothing is at stake yet.' },
  options: { players: { label: 'Seats', expected: '2 or 3' } },
  labels: {},
  names: { left: 'Left', middle: 'Middle', right: 'Right' },
};

const whole: GameDefinition<Toy> = {
  id: 'toy',
  name: 'High Card',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  phases: {
    deal: { actor: 'chance', clause: 'HC-1.1', rule: deal },
    raise: { actor: ({ turn }) => turn, clause: 'HC-2.1', rules: [raise, show] },
    over: { actor: 'over', clause: 'HC-2.2' },
  },
  setup: ({ players = 2 } = {}) => ({ phase: 'deal', players, hands: [], turn: 0, stake: 0 }),
  clone: ({ phase, players, hands, turn, stake }) => ({ phase, players, hands: [...hands], turn, stake }),
  outcome({ phase, hands }) {
    if (phase !== 'over') return undefined;
    const ranking = places(hands, []);
    return { scores: [...hands], tiebreaks: hands.map(() => []), ranking, winners: leaders(ranking) };
  },
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((card, seat) =>
      seat === viewer || viewer === 'referee' || state.phase === 'over' ? card : null,
    ),
  }),
  redact: (event, viewer) => (event.type === 'dealt' && event.seat !== viewer ? { ...event, card: null } : event),
  determinizer: (view) => (rng) => ({ ...view, hands: view.hands.map((card) => card ?? drawn(rng)) }),
  print(move) {
    if (move.type === 'show') return 'show';
    return move.type === 'deal' ? `deal:${move.card}` : `+${move.by}`;
  },
  parse(text) {
    if (text === 'show') return { type: 'show' };
    const [, card, by] = /^(?:deal:([1-4])|\+([1-3]))$/.exec(text) ?? [];
    if (card !== undefined) return { type: 'deal', card: Number(card) };
    return by === undefined ? undefined : { type: 'raise', by: Number(by) };
  },
  words: {
    languages: { en: words },
    seats: ['left', 'middle', 'right'],
    event: (event) => ({
      key: event.type === 'dealt' && event.card === null ? 'dealt-hidden' : event.type,
      params: event,
    }),
  },
};

/** The game, intact or with something broken on purpose. */
export function toy(change: Partial<GameDefinition<Toy>> = {}): Game<Toy> {
  return defineGame<Toy>({ ...whole, ...change });
}

/** Phases with other rules. */
export function phases(change: Partial<GameDefinition<Toy>['phases']>): Partial<GameDefinition<Toy>> {
  return { phases: { ...whole.phases, ...change } };
}

export function raising(raises: MoveRule<Toy, Raise>, shows?: MoveRule<Toy, Show>): Partial<GameDefinition<Toy>> {
  const rules = shows === undefined ? [raises] : [raises, shows];
  return phases({ raise: { actor: ({ turn }) => turn, clause: 'HC-2.1', rules } });
}

export function dealing(rule: Partial<ChanceRule<Toy, Deal>>): Partial<GameDefinition<Toy>> {
  return phases({ deal: { actor: 'chance', clause: 'HC-1.1', rule: { ...deal, ...rule } } });
}

export function specOf(game: Game<Toy>): Spec<Toy> {
  return { kit: { game }, clauses: new Set(['HC-1.1', 'HC-2.1', 'HC-2.2']) };
}
