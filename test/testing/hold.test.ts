import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../src/core/define.ts';
import { integers } from '../../src/core/domain.ts';
import type { Game } from '../../src/core/game.ts';
import type { Property, Spec, Symmetry } from '../../src/testing/index.ts';
import { hold, properties } from '../../src/testing/index.ts';
import type { Toy } from './toy.ts';
import { deal, dealing, raise, raising, refuse, show, specOf, toy, words } from './toy.ts';

/** The sentence that `hold` reports for a spec, with its counterexample. */
async function said(spec: Spec<Toy>): Promise<string> {
  try {
    await hold(spec);
    return 'everything holds';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const broken = (change: Partial<GameDefinition<Toy>>): Promise<string> => said({ ...specOf(toy(change)), effort: 0.5 });
const withGame = (change: Partial<Game<Toy>>): Promise<string> =>
  said({ ...specOf({ ...toy(), ...change }), effort: 0.5 });

function propertyOf(begins: string, spec: Spec<Toy>): Property {
  const property = properties(spec).find(({ name }) => name.startsWith(begins));
  if (property === undefined) throw new Error(`no property ${begins}`);
  return property;
}

/** Values as plain JavaScript may pass them, without a compiler. */
function without<T extends object>(whole: T, key: string): T {
  const copy = { ...whole };
  Reflect.deleteProperty(copy, key);
  return copy;
}

describe('hold', () => {
  it('accepts a correct game by its kit alone', async () => {
    expect(await said({ kit: { game: toy() } })).toBe('everything holds');
    expect(await said(specOf(toy()))).toBe('everything holds');
    // Only then every refusal and every event must occur.
    expect(await said({ ...specOf(toy()), effort: 1, complete: true })).toBe('everything holds');
  });

  it('accepts a game with events for some seats only, and one with incompatible options', async () => {
    const quiet = toy({ redact: (event, viewer) => (viewer === 'table' ? undefined : toy().redact(event, viewer)) });
    expect(await said(specOf(quiet))).toBe('everything holds');
    const clashing = toy({
      setup(options = {}) {
        if (options.players === 3 && Reflect.get(options, 'short') === true) throw new RangeError('for two alone');
        return toy().setup({ players: options.players ?? 2 });
      },
    });
    const short = { key: 'short', clause: 'HC-1.1', default: false, values: [true, false], expected: 'either' };
    await propertyOf('P7', { ...specOf({ ...clashing, options: [short] }), effort: 1 }).run();
  });

  it('accepts a game whose hidden cards limit the moves', async () => {
    const limited = raising(
      {
        ...raise,
        violation: ({ stake, turn, hands }, { by }) =>
          stake + by > 9 || by > (hands[turn] ?? 0) ? refuse('too-high', 'HC-2.1') : undefined,
      },
      show,
    );
    expect(await broken(limited)).toBe('everything holds');
  });

  it('plays whole games', async () => {
    const whole = propertyOf('a whole random game', { ...specOf(toy(raising(raise))), effort: 1 });
    await expect(whole.run()).rejects.toThrow(/there is no legal move in the phase "raise"/);
  });

  it('reports the refusals that never occur', async () => {
    const lax = toy(raising({ ...raise, violation: () => undefined }, show));
    const unreached = 'random play reaches no refusal toy/too-high; is it possible at all?';
    expect(await hold({ ...specOf(lax), effort: 1 })).toEqual([expect.stringContaining(unreached)]);
    expect(await hold({ ...specOf(lax), effort: 0.1, complete: true })).toEqual([]);
    expect(await said({ ...specOf(lax), effort: 1, complete: true })).toContain(`: ${unreached}`);
  });

  it('evaluates some of many moves, from any starting index', async () => {
    let looks = 0;
    let most = 0;
    const many = toy({
      ...raising(
        {
          ...raise,
          fields: { by: integers(1, 200) },
          candidates(_, out) {
            most = Math.max(most, looks);
            looks = 0;
            for (let by = 1; by <= 200; by++) out.push({ type: 'raise', by });
          },
          violation: () => undefined,
        },
        show,
      ),
      parse: (text) => (text.startsWith('+') ? { type: 'raise', by: Number(text.slice(1)) } : toy().parse(text)),
    });
    const evaluate = (): number => {
      looks += 1;
      return 0;
    };
    const played = properties({ kit: { game: many, evaluate }, effort: 0.5 }).find(({ name }) => name.startsWith('P7'));
    await played?.run();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(50);
  });

  it("reports an evaluation that uses the cards of others, but not one that uses the seat's own", async () => {
    const [all, own] = [
      ({ hands }: Toy['state']): number => Math.max(0, ...hands),
      ({ hands }: Toy['state'], seat: number): number => hands[seat] ?? 0,
    ];
    const leak = (name: string): RegExp =>
      new RegExp(`^P22 a seat is judged by what it may know: ${name} judges seat \\d`);
    expect(await said({ kit: { game: toy(), evaluate: all } })).toMatch(leak('kit.evaluate'));
    expect(await said({ kit: { game: toy(), evaluate: own, search: { evaluate: all } } })).toMatch(
      leak('kit.search.evaluate'),
    );
    expect(await said({ kit: { game: toy(), evaluate: own, search: { evaluate: own } } })).toBe('everything holds');
  });

  it('reports chance that never lets a seat decide', async () => {
    expect(await broken(dealing({ perform: () => {} }))).toContain('chance makes 10000 moves before anybody decides');
  });

  it('reports a hidden card that an event tells while nothing else is hidden', async () => {
    const { redact } = toy();
    const first = (event: Toy['event']): boolean => event.type === 'dealt' && event.seat === 0;
    expect(await broken({ redact: (event, viewer) => (first(event) ? event : redact(event, viewer)) })).toMatch(
      /^P11 what a viewer is told does not tell apart what it cannot tell apart afterwards: (seat 1|a spectator)/,
    );
  });

  it.each([{ scores: [1] }, { tiebreaks: [[1]] }, { ranking: [0, 1, 1] }, { winners: [3] }])(
    'reports an outcome with %j',
    async (change) => {
      const { outcome } = toy();
      const changed = (state: Toy['state']): ReturnType<typeof outcome> => {
        const end = outcome(state);
        return end && { ...end, ...change };
      };
      expect(await broken({ outcome: changed })).toMatch(/^P7 .*: the outcome \{.*\} does not fit \d seats/);
    },
  );

  it('reports the property, the reason and the game that shows it', async () => {
    const sharing = await broken({ clone: (state) => ({ ...state, hands: Object(state.hands) }) });
    const [sentence, options, moves, next, seed] = sharing.split('\n');
    expect(sentence).toBe(
      'P3 what clone and apply share with their input is frozen: `hands` of the clone is the same object as in the original and is not frozen',
    );
    expect([options, moves, next]).toEqual(['options {"players":2}', 'moves -', 'next deal:1']);
    expect(seed).toMatch(/^seed 20090220, run \d+ of 4$/);
  });

  it('reports a short game for a fault late in a game', async () => {
    const late = await broken(
      raising(
        { ...raise, perform: (draft, move, emit) => raise.perform(Object.assign(draft, { odd: NaN }), move, emit) },
        show,
      ),
    );
    expect(late).toMatch(/^P4 [^\n]*`odd` is NaN\noptions \{"players":2\}\nmoves deal:1 deal:1\nnext \+1\nseed/);
  });

  it('plays other games for another seed, and fewer with less effort', async () => {
    const loaded = toy(dealing({ sample: () => ({ type: 'deal', card: 4 }) }));
    expect(await said({ ...specOf(loaded), seed: 7, effort: 0.1 })).toMatch(/\nseed 7, run 0 of 1$/);
    expect(await said({ ...specOf(toy()), effort: 0 })).toContain(
      'The effort is a number above 0, such as 0.1 or 1, not 0.',
    );
    expect(await said({ ...specOf(toy()), effort: JSON.parse('"1"') })).toContain('such as 0.1 or 1, not "1".');
  });

  it('checks only the parts that the spec has', () => {
    const names = (spec: Spec<Toy>): string[] => properties(spec).map(({ name }) => name.split(' ')[0] ?? '');
    expect(names({ kit: { game: toy() } })).not.toContain('P14');
    expect(names({ kit: { game: toy() } })).not.toContain('P15');
    const more = names({ kit: { game: toy() }, broken: () => [], symmetries: [] });
    expect(more).toEqual(expect.arrayContaining(['P14', 'P15']));
    expect(new Set(more)).not.toContain('schemas');
  });

  it('checks invariants and symmetries if given', async () => {
    const flawed = {
      ...specOf(toy()),
      broken: ({ stake }: { stake: number }) => (stake > 6 ? ['HC-2.1: 6 at most'] : []),
    };
    expect(await said(flawed)).toMatch(/^P14 the invariants hold after every move: broken by \+\d: HC-2.1: 6 at most/);
    const symmetry: Symmetry<Toy> = {
      name: 'more',
      applies: () => true,
      state: toy().clone,
      move: () => ({ type: 'show' }),
    };
    expect(await said({ ...specOf(toy()), symmetries: [symmetry] })).toMatch(/^P15 .*: more: /);
  });
});

describe('a faulty game in plain JavaScript gets a sentence', () => {
  it.each([
    ['no kit at all', {}, 'spec.kit is undefined; a spec is { kit }, and a kit is { game }'],
    [
      'the game in place of its kit',
      { kit: toy() },
      'kit.game is undefined; a kit is { game }, with a game that defineGame has made',
    ],
    ['a game without a part', { kit: { game: without(toy(), 'clone') } }, 'game.clone is undefined, not a function'],
    ['a game without draws', { kit: { game: without(toy(), 'determinizer') } }, 'game.determinizer is undefined'],
    ['a number as id', { kit: { game: { ...toy(), id: 7 } } }, 'game.id is the number 7, not a text'],
    ['an empty name', { kit: { game: { ...toy(), name: '' } } }, 'game.name is empty'],
    [
      'invalid seats',
      { kit: { game: { ...toy(), seats: 2 } } },
      'game.seats is 2; expected { min, max }, integers from 1',
    ],
    ['a number as heuristic', { kit: { game: toy(), evaluate: 1 } }, 'kit.evaluate is the number 1, not a function'],
    [
      'a state without a phase',
      { kit: { game: toy({ setup: () => without(toy().setup(), 'phase') }) } },
      'game.setup() gives a state without a phase',
    ],
  ])('for %s', async (_, spec, sentence) => {
    await expect(Reflect.apply(hold, undefined, [spec])).rejects.toThrow(`P0 the parts of a game: ${sentence}`);
  });

  it('for a definition without clone, and for one without words', async () => {
    expect(() => broken({ clone: Object(undefined)['clone'] })).toThrow('The game "toy" lacks `clone`, or');
    expect(() => broken({ words: Object(undefined)['words'] })).toThrow(
      'The game "toy" has no English words: words.languages.en.',
    );
  });

  it('for a rule that throws', async () => {
    expect(await broken(raising({ ...raise, candidates: Object(undefined)['candidates'] }, show))).toMatch(
      /TypeError was thrown, /,
    );
  });
});

describe('hold finds', () => {
  it.each<[string, Partial<GameDefinition<Toy>>, RegExp]>([
    [
      'a view that leaks',
      {
        view: (state, viewer) => Object.assign(toy().view(state, viewer), { best: Math.max(0, ...state.hands) }),
        determinizer: ({ phase, players, turn, stake, hands }) =>
          toy().determinizer({ phase, players, hands, turn, stake }),
      },
      /^P9 .*the view of \S+ ?\S* is not that of its resample: `best` is \d in one and \d in the other/,
    ],
    [
      'a view that hides a card from the referee',
      { view: (state, viewer) => toy().view(state, viewer === 'referee' ? 'table' : viewer) },
      /^P24 .*the state is not that of the referee's view: `hands\[\d\]` is \d in one and \d in the other/,
    ],
    [
      'a view that shares with the state',
      { view: Object, determinizer: (view) => () => toy().clone(Object(view)) },
      /^views share no object with the state: changing the view of seat 0 changes the state/,
    ],
    [
      'a view whose shared parts are frozen only at the top level',
      { view: (state) => Object.freeze({ ...state }), determinizer: (view) => () => toy().clone(Object(view)) },
      /^views share no object with the state: changing the view of seat 0 changes the state/,
    ],
    [
      'a listed move that is refused',
      raising({ ...raise, trusted: true }, show),
      /^P6 .*: \+\d is listed but refused: .*toy\/too-high/,
    ],
    [
      'a legal move that is never listed',
      raising({ ...raise, candidates: (_, out) => out.push({ type: 'raise', by: 1 }) }, show),
      /^P6 .*\{"by":[23],"type":"raise"\} is legal but not listed/,
    ],
    [
      'a move that is listed twice',
      raising({ ...raise, candidates: (_, out) => out.push({ type: 'raise', by: 1 }, { type: 'raise', by: 1 }) }, show),
      /^P6 .*: \+1 is listed twice/,
    ],
    ['a dead end', raising(raise), /^P7 .*: there is no legal move in the phase "raise" for seat \d/],
    [
      'weights that sample does not keep to',
      dealing({ weight: () => 1 }),
      /^P8 .*sample does not draw by weight in the phase "deal": deal:\d came \d+ times in 4000, where its weight promises 1000/,
    ],
    [
      'a weight of 0',
      dealing({ weight: (_, { card }) => card - 1 }),
      /^P8 .*: deal:1 has the weight 0; a weight is a positive integer/,
    ],
    [
      'a sampled outcome that chances does not list',
      dealing({ sample: () => ({ type: 'deal', card: 5 }) }),
      /^P8 .*\{"card":5,"type":"deal"\} was drawn, which is no outcome of chance now/,
    ],
    [
      'a resample with another view',
      { determinizer: (view) => (rng) => ({ ...view, hands: view.hands.map(() => rng.int(4) + 1) }) },
      /^P9 .*the view of .* is not that of its resample/,
    ],
    [
      'a sample that affects the next',
      {
        determinizer(view) {
          let stake = view.stake;
          return (rng) => ({ ...toy().resample(view, rng), stake: stake++ });
        },
      },
      /^P9 .*the view of .* is not that of its resample: `stake`/,
    ],
    [
      'a resample that forgets a key',
      { determinizer: (view) => (rng) => without(toy().resample(view, rng), 'stake') },
      /^P9 /,
    ],
    [
      'a refusal that depends on the cards of others',
      raising(
        {
          ...raise,
          violation: ({ stake, hands }, { by }) =>
            stake + by > 9 ? refuse('too-high', 'HC-2.1', { sum: hands.reduce((a, b) => a + b, 0) }) : undefined,
        },
        show,
      ),
      /^P10 .*the violation of .*in a state that seat \d cannot tell from it/,
    ],
    [
      'a closed move type that depends on hidden cards',
      raising(raise, {
        ...show,
        closed: ({ stake, hands }) =>
          stake === 0 || ((hands[0] ?? 0) > 2 && stake < 7) ? refuse('nothing-at-stake', 'HC-2.2') : undefined,
      }),
      /^P10 .*seat 1 cannot tell from it/,
    ],
    [
      'an event that is not redacted',
      { redact: (event) => event },
      /^P11 .* is told of deal:\d.* what it may not know: .*"card":\d/,
    ],
    [
      'an event with hidden information after one without',
      raising(
        {
          ...raise,
          perform(draft, move, emit) {
            raise.perform(draft, move, emit);
            emit?.({ type: 'shown', cards: draft.hands.slice(0, 1) }, 'HC-2.1');
          },
        },
        show,
      ),
      /^P11 what a viewer is told depends on its information and the move alone: .* is told of \+\d what it may not know: .*"type":"shown".* here, .*"type":"shown"/,
    ],
    [
      'a clause that reveals the hidden card',
      dealing({
        perform: (draft, { card }, emit) => {
          emit?.({ type: 'dealt', seat: draft.hands.length, card }, card === 4 ? 'HC-2.1' : 'HC-1.1');
          draft.hands.push(card);
          if (draft.hands.length === draft.players) draft.phase = 'raise';
        },
      }),
      /^P11 .* what it may not know: .*"clause":"HC-\d.1"/,
    ],
    [
      'a move that is not plain JSON',
      raising(
        {
          ...raise,
          candidates(_, out) {
            for (let by = 1; by <= 3; by++) out.push(Object.assign(Object.create({}), { type: 'raise', by }));
          },
        },
        show,
      ),
      /^P4 .*: the move \{"by":1,"type":"raise"\} is not plain JSON: the whole of it is an instance of Object/,
    ],
    [
      'an event that is not plain JSON for others',
      { redact: (event, viewer) => (viewer === 'table' ? { ...event, odd: NaN } : toy().redact(event, viewer)) },
      /^P4 .*: the event dealt as told to table is not plain JSON: `odd` is NaN/,
    ],
    [
      'a state with an additional key',
      {
        ...raising(
          {
            ...raise,
            perform: (draft, move, emit) => raise.perform(Object.assign(draft, { odd: 1 }), move, emit),
          },
          show,
        ),
        clone: (state) => Object(structuredClone(state)),
      },
      /^P4 states .*: the state has the keys phase, players, hands, turn, stake, odd; after setup it had phase, .*, stake$/m,
    ],
    [
      'a state with another nested key',
      {
        ...raising(
          {
            ...raise,
            perform: (draft, move, emit) => raise.perform(Object.assign(draft, { odd: [{ b: 1 }] }), move, emit),
          },
          show,
        ),
        setup: (options) => Object.assign(toy().setup(options), { odd: [{ a: 1 }] }),
        clone: (state) => Object(structuredClone(state)),
      },
      /^P4 states .*: `odd\[\]` has the keys b in one place and a in another$/m,
    ],
    [
      'an event with an unknown clause',
      raising(
        {
          ...raise,
          perform: (draft, move, emit) => raise.perform(draft, move, emit && ((event) => emit(event, 'HC-7.7'))),
        },
        show,
      ),
      /^every phase and every event cites a clause: the event raised cites HC-7.7, and the rules have no such clause/,
    ],
    [
      'a refusal with an unknown clause',
      raising(
        { ...raise, violation: ({ stake }, { by }) => (stake + by > 9 ? refuse('too-high', 'HC-9.9') : undefined) },
        show,
      ),
      /^every refusal .*: the refusal toy\/too-high cites HC-9.9, and the rules have no such clause/,
    ],
    [
      'a refusal with an undeclared code',
      raising(
        { ...raise, violation: ({ stake }, { by }) => (stake + by > 9 ? refuse('far-too-high', 'HC-2.1') : undefined) },
        show,
      ),
      /^every refusal .*: the refusal toy\/far-too-high is not among those of the game/,
    ],
    [
      'print and parse that are not inverse',
      { parse: (text) => (text === 'show' ? undefined : toy().parse(text)) },
      /^P12 .*\{"type":"show"\} prints show, which is read as no move/,
    ],
    [
      'a truncated notation that is accepted',
      { parse: (text) => toy().parse(text === 'sho' ? 'show' : text) },
      /^P12 .*: "sho" is read as \{"type":"show"\}, which prints "show"/,
    ],
    [
      'a notation with a leading zero',
      { parse: (text) => toy().parse(text.replace(/^\+0(?=\d)/, '+')) },
      /^P12 .*: "\+0(\d)" is read as \{"by":\1,"type":"raise"\}, which prints "\+\1"/,
    ],
    [
      'a notation in another case',
      { parse: (text) => toy().parse(text.toLowerCase()) },
      /^P12 .*: "DEAL:1" is read as .*, which prints "deal:1"/,
    ],
    [
      'a notation with a blank',
      { parse: (text) => toy().parse(text.trim()) },
      /^P12 .*: "[ +:\w\\]+" is read as .*, which prints/,
    ],
    [
      'a notation shared by two moves',
      { print: (move) => (move.type === 'raise' ? '+1' : toy().print(move)) },
      /^P12 .*prints \+1, which is read as/,
    ],
    [
      'a notation that is not a single token',
      { print: (move) => (move.type === 'show' ? 'show the cards' : toy().print(move)) },
      /^P12 .*prints "show the cards", which is no single token/,
    ],
    [
      'a clone that forgets a field',
      { clone: (state) => without(toy().clone(state), 'stake') },
      /^P4 .*(has the keys|a clone is not)/,
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await broken(change)).toMatch(sentence);
  });

  it.each<[string, (draft: object) => object, string]>([
    ['undefined', (draft) => Object.assign(draft, { odd: undefined }), '`odd` is undefined'],
    ['a Date', (draft) => Object.assign(draft, { odd: new Date(0) }), '`odd` is an instance of Date'],
    [
      'a getter',
      (draft) => Object.defineProperty(draft, 'odd', { get: () => 1, enumerable: true }),
      '`odd` is a getter',
    ],
    ['-0', (draft) => Object.assign(draft, { stake: -0 }), '`stake` is -0'],
    ['a hole', (draft) => Object.assign(draft, { odd: new Array(2) }), '`odd` has holes'],
  ])('%s in a state', async (_, spoil, flaw) => {
    const spoilt = dealing({
      perform(draft, { card }) {
        draft.hands.push(card);
        if (draft.hands.length === draft.players) draft.phase = 'raise';
        spoil(draft);
      },
    });
    expect(await broken(spoilt)).toContain(
      `P4 states are plain JSON of one shape: the state is not plain JSON: ${flaw}`,
    );
  });

  it('a part shared by apply with the state before (P3)', async () => {
    const sharing = withGame({
      apply(state, move, emit) {
        const reached = toy().apply(state, move, emit);
        return reached.phase === 'raise' && state.phase === 'raise' ? { ...reached, hands: state.hands } : reached;
      },
    });
    expect(await sharing).toMatch(/^P3 .*: `hands` of the state after \+1 is the very object of the state before/);
  });

  it('an unfrozen part of a parsed state that is shared where it is frozen elsewhere (P3)', async () => {
    const replaced = (hands: readonly number[]): number[] => {
      const copy = [...hands];
      Object.freeze(copy);
      return copy;
    };
    const sharing = (handOn: (hands: readonly number[]) => number[]): Promise<string> =>
      broken({
        ...dealing({
          perform(draft, move, emit) {
            draft.hands = [...draft.hands];
            deal.perform(draft, move, emit);
            draft.hands = replaced(draft.hands);
          },
        }),
        setup: (options) => ({ ...toy().setup(options), hands: replaced([]) }),
        clone: ({ phase, players, hands, turn, stake }) => ({ phase, players, hands: handOn(hands), turn, stake }),
      });
    expect(await sharing((hands) => (Object.isFrozen(hands) ? Object(hands) : replaced(hands)))).toBe(
      'everything holds',
    );
    expect(await sharing(Object)).toMatch(/^P3 .*: `hands` of the clone is the same object as in the original/);
  });

  it('an advance with a different result, and the moves that lead there (P5)', async () => {
    const wandering = withGame({
      advance(draft, move, emit) {
        toy().advance(draft, move, emit);
        if (move.type === 'raise') Object.assign(draft, { stake: draft.stake + 1 });
      },
    });
    expect(await wandering).toMatch(
      /^P5 .*: advance leads elsewhere than apply: `stake` is 2 in one and 1 in the other\noptions .*\nmoves deal:1 deal:1 \+1\n/,
    );
  });

  it('an unfilled placeholder', async () => {
    expect(await withGame({ describe: () => '{who} raises.' })).toMatch(/, with "\{who\}" in it/);
  });

  it.each<[string, Game<Toy>['closed'], RegExp]>([
    [
      'closed where a move is legal',
      (state, type) =>
        state.phase === 'raise' && type === 'show' ? refuse('nothing-at-stake', 'HC-2.2') : toy().closed(state, type),
      /^P10 a type of move .*: show is listed, but show is closed/,
    ],
    [
      'closed for another reason than the violation',
      (state, type) => {
        const reason = toy().closed(state, type);
        return reason && { ...reason, clause: 'HC-1.1' };
      },
      /^P10 a type of move is closed/,
    ],
  ])('%s', async (_, closed, sentence) => {
    expect(await withGame({ closed })).toMatch(sentence);
  });

  it.each([
    [
      'a missing sentence of a move',
      { ...words, moves: without(words.moves, 'show') },
      'every language has all the words: words.en.moves lacks show',
    ],
    [
      'a missing name of a move',
      { ...words, types: without(words.types, 'show') },
      'every language has all the words: words.en.types lacks show',
    ],
    [
      'a missing sentence of an event',
      { ...words, events: without(words.events, 'raised') },
      'every move, event, view and seat has words in every language: words.en.events lacks raised',
    ],
    [
      'a missing prompt',
      { ...words, prompts: without(words.prompts, 'deal') },
      'every move, event, view and seat has words in every language: words.en.prompts lacks deal',
    ],
    [
      'a placeholder without a value',
      { ...words, events: { ...words.events, raised: '{who} raises.' } },
      'which has no words',
    ],
  ])('%s', async (_, en, sentence) => {
    const spoken = toy({
      words: { languages: { en }, seats: ['left', 'middle', 'right'] },
    });
    const text = await said({ ...specOf(spoken), effort: 0.5 });
    if (sentence === 'which has no words') expect(text).toMatch(/the event \{"type":"raised".* with "undefined" in it/);
    else expect(text).toContain(sentence);
  });
});
