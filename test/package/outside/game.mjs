// A third-party game, in plain JavaScript and only in English: every seat rolls a die under its cup, then the seats
// take turns to bid on how often a face lies on the table, until one of them doubts. The seat that was wrong loses a
// point.
import { defineGame, integers, places } from 'feyrules/define';

const FACES = [1, 2, 3, 4, 5, 6];
const rank = ({ count, face }) => count * 10 + face;
const refused = (code, clause, params = {}) => ({ code: `cups/${code}`, clause, params });
const seats = (players) => Array.from({ length: players }, (_, seat) => seat);

const roll = {
  type: 'roll',
  clause: 'CU-1',
  fields: { die: integers(1, 6) },
  candidates: (_, out) => out.push(...FACES.map((die) => ({ type: 'roll', die }))),
  violation: () => undefined,
  weight: () => 1,
  sample: (_, rng) => ({ type: 'roll', die: 1 + rng.int(6) }),
  perform(draft, { die }, emit) {
    emit?.({ type: 'rolled', seat: draft.dice.length, die }, 'CU-1');
    draft.dice.push(die);
    if (draft.dice.length === draft.players) draft.phase = 'bidding';
  },
};

const bid = {
  type: 'bid',
  clause: 'CU-2',
  fields: { count: integers(1, 4), face: integers(1, 6) },
  candidates(state, out) {
    for (const count of seats(state.players))
      for (const face of FACES) out.push({ type: 'bid', count: count + 1, face });
  },
  violation({ players, bid: last }, move) {
    if (move.count > players) return refused('too-many', 'CU-2', { most: players });
    return last !== null && rank(move) <= rank(last) ? refused('too-low', 'CU-2') : undefined;
  },
  perform(draft, { count, face }, emit) {
    emit?.({ type: 'bidden', seat: draft.turn, count, face }, 'CU-2');
    draft.bid = { seat: draft.turn, count, face };
    draft.turn = (draft.turn + 1) % draft.players;
  },
};

const doubt = {
  type: 'doubt',
  clause: 'CU-3',
  fields: {},
  candidates: (_, out) => out.push({ type: 'doubt' }),
  violation: ({ bid: last }) => (last === null ? refused('nothing-to-doubt', 'CU-3') : undefined),
  reveals: true,
  perform(draft, _, emit) {
    const { seat, count, face } = draft.bid;
    const isTrue = draft.dice.filter((die) => die === face).length >= count;
    draft.loser = isTrue ? draft.turn : seat;
    draft.phase = 'over';
    emit?.({ type: 'doubted', seat: draft.turn, dice: [...draft.dice] }, 'CU-3');
  },
};

const clone = (state) => ({ ...state, dice: [...state.dice], bid: state.bid === null ? null : { ...state.bid } });

export default defineGame({
  id: 'cups',
  name: 'Cups',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  phases: {
    rolling: { actor: 'chance', clause: 'CU-1', rule: roll },
    bidding: { actor: ({ turn }) => turn, clause: 'CU-2', rules: [bid, doubt] },
    over: { actor: 'over', clause: 'CU-3' },
  },
  setup: ({ players = 2 } = {}) => ({ phase: 'rolling', players, dice: [], turn: 0, bid: null, loser: null }),
  clone,
  outcome({ players, loser }) {
    if (loser === null) return undefined;
    const scores = seats(players).map((seat) => (seat === loser ? 0 : 1));
    const ranking = places(scores, []);
    return { scores, tiebreaks: [], ranking, winners: seats(players).filter((seat) => ranking[seat] === 1) };
  },
  view(state, viewer) {
    const dice = state.dice.map((die, seat) =>
      seat === viewer || viewer === 'referee' || state.phase === 'over' ? die : null,
    );
    return { ...clone(state), dice, viewer };
  },
  redact: (event, viewer) => (event.type === 'rolled' && event.seat !== viewer ? { ...event, die: null } : event),
  determinizer({ viewer: _, ...view }) {
    return (rng) => clone({ ...view, dice: view.dice.map((die) => die ?? 1 + rng.int(6)) });
  },
  print: (move) => (move.type === 'roll' ? `r${move.die}` : move.type === 'bid' ? `${move.count}x${move.face}` : '!'),
  parse(text) {
    const [, die, count, face] = /^(?:r([1-6])|([1-4])x([1-6])|!)$/.exec(text) ?? [];
    if (die !== undefined) return { type: 'roll', die: Number(die) };
    if (count !== undefined) return { type: 'bid', count: Number(count), face: Number(face) };
    return text === '!' ? { type: 'doubt' } : undefined;
  },
  words: {
    seats: ['ann', 'bob', 'cid', 'dee'],
    languages: {
      en: {
        types: { roll: 'roll', bid: 'bid', doubt: 'doubt' },
        moves: { roll: 'a {die} is rolled', bid: 'bid {count} times {face}', doubt: 'doubt it' },
        events: {
          rolled: '{seat} rolls.',
          bidden: '{seat} bids {count} times {face}.',
          doubted: '{seat} doubts: {dice}.',
        },
        phases: { rolling: 'rolling', bidding: 'bidding', over: 'over' },
        prompts: { rolling: 'Dice are rolled.', bidding: '{seat} bids or doubts.', over: 'It is over.' },
        refusals: {
          'too-many': 'There are {most} dice.',
          'too-low': 'The bid must be higher than the last.',
          'nothing-to-doubt': 'Nobody has bid.',
        },
        options: { players: { label: 'Seats', expected: '2 to 4' } },
        labels: {},
        names: { ann: 'Ann', bob: 'Bob', cid: 'Cid', dee: 'Dee' },
      },
    },
  },
});
