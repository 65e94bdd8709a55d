import { describe, expect, it, vi } from 'vitest';
import type { GameDefinition } from '../../src/core/define.ts';
import { integers } from '../../src/core/domain.ts';
import type { Emit, Game } from '../../src/core/game.ts';
import type { Property, Spec, Symmetry } from '../../src/testing/index.ts';
import { hold, properties } from '../../src/testing/index.ts';
import { effort } from './effort.ts';
import { saidBy } from './said.ts';
import type { Toy } from './toy.ts';
import { deal, dealing, raise, raising, refuse, show, specOf, toy, words } from './toy.ts';

const said = (spec: Spec<Toy>): Promise<string> => saidBy({ effort: effort(), ...spec }, () => true);
const broken = (change: Partial<GameDefinition<Toy>>): Promise<string> => said({ ...specOf(toy(change)), effort: 0.5 });
const withGame = (change: Partial<Game<Toy>>): Promise<string> =>
  said({ ...specOf({ ...toy(), ...change }), effort: 0.5 });

function propertyOf(begins: string, spec: Spec<Toy>): Property {
  const property = properties(spec).find(({ name }) => name.startsWith(begins));
  if (property === undefined) throw new Error(`no property ${begins}`);
  return property;
}

const telling = (emit: Emit<Toy['event']> | undefined, told: object): Emit<Toy['event']> | undefined =>
  emit && ((event, clause) => emit(Object.assign(event, told), clause));

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
    // With `complete`, every refusal and event must occur, even if the heuristic never lets the stake grow.
    const kit = { game: toy(), evaluate: ({ stake }: Toy['state']): number => -stake };
    expect(await said({ ...specOf(toy()), kit, effort: 1, complete: true })).toBe('everything holds');
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

  it('accepts events of which the state keeps no trace: a roll without effect, and bids of two types', async () => {
    const vain: Partial<GameDefinition<Toy>> = {
      ...dealing({
        perform: (draft, { type, card }, emit) => deal.perform(draft, { type, card: 1 }, telling(emit, { card })),
      }),
      redact: (event) => event,
      determinizer: (view) => () => ({ ...view, hands: view.hands.map(() => 1) }),
    };
    const bids = raising(
      {
        ...raise,
        violation: () => undefined,
        perform: (draft, { type, by }, emit) => raise.perform(draft, { type, by: 1 }, telling(emit, { by })),
      },
      {
        ...without(show, 'reveals'),
        violation: ({ hands, turn }) => (hands[turn] === 1 ? refuse('nothing-at-stake', 'HC-2.2') : undefined),
        perform: (draft, { type }, emit) =>
          raise.perform(draft, { type: 'raise', by: 1 }, telling(emit, { type, cards: [] })),
      },
    );
    for (const change of [vain, bids]) {
      await propertyOf('P11 what a viewer is told does not', { ...specOf(toy(change)), effort: 0.5 }).run();
    }
  });

  it('accepts hidden moves, and reports an event that counts them', async () => {
    const { view } = toy();
    const hiding = (cards: (stake: number) => number[]): Promise<unknown> => {
      const shows: typeof show = {
        ...without(show, 'reveals'),
        perform(draft, _, emit) {
          emit?.({ type: 'shown', cards: cards(draft.stake) }, 'HC-2.2');
          Object.assign(draft, { stake: 0, turn: (draft.turn + 1) % draft.players });
        },
      };
      const game = toy({
        ...raising(
          { ...raise, perform: (draft, { by }) => void Object.assign(draft, { stake: draft.stake + by }) },
          shows,
        ),
        view: (state, viewer) => ({ ...view(state, viewer), stake: viewer === state.turn ? state.stake : 0 }),
      });
      return propertyOf('P11 what a viewer is told and sees', { ...specOf(game), effort: 0.5 }).run();
    };
    await hiding(() => []);
    await expect(hiding((stake) => [stake])).rejects.toThrow(/can count hidden moves before show/);
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

  it('draws 4000 moves for a kind of chance, however often it occurs', async () => {
    const [chances, sample] = [vi.fn(toy().chances), vi.fn(toy().sample)];
    await propertyOf('P8', { ...specOf({ ...toy(), chances, sample }), effort: 0.5 }).run();
    // In every state it asks for all moves and draws one.
    expect(sample.mock.calls.length - chances.mock.calls.length).toBe(4000);
  });

  it('tries refusals in a short phase of a long game', async () => {
    const long = toy(raising({ ...raise, violation: () => undefined }));
    const violation: Game<Toy>['violation'] = (state, move) => {
      const refused = long.violation(state, move);
      return refused && state.phase === 'deal' ? { ...refused, clause: 'HC-9.9' } : refused;
    };
    // With this seed, the sample of all phases misses it.
    const refusals = propertyOf('every refusal', { ...specOf({ ...long, violation }), effort: 0.01, seed: 1 });
    await expect(refusals.run()).rejects.toThrow('cites HC-9.9, and the rules have no such clause');
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
    const same: Symmetry<Toy> = { name: 'same', applies: () => true, state: toy().clone, move: (move) => move };
    const shows = { move: (): Toy['move'] => ({ type: 'show' }) };
    const symmetric = (change: Partial<Symmetry<Toy>>): Promise<string> =>
      said({ ...specOf(toy()), symmetries: [{ ...same, ...change }] });
    expect(await symmetric({})).toBe('everything holds');
    expect(await symmetric({ ...shows, applies: () => false })).toBe('everything holds');
    expect(await symmetric(shows)).toMatch(/^P15 .*: same: /);
    expect(await symmetric({ state: (state) => ({ ...state, turn: 0 }) })).toMatch(/: \+\d does not commute: `turn`/);
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
    ['reversed seats', { kit: { game: { ...toy(), seats: { min: 3, max: 2 } } } }, 'game.seats is {"min":3,"max":2}'],
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
      'a notation shared by two moves',
      { print: (move) => (move.type === 'raise' ? '+1' : toy().print(move)) },
      /^P12 .*prints \+1, which is read as/,
    ],
    [
      'a notation that is the number of a move in a record',
      { print: (move) => (move.type === 'show' ? '12.' : toy().print(move)) },
      /^P12 .*prints "12\.", which is no single token/,
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
    [
      'a clone that changes the order of the fields',
      { clone: (state) => Object.assign({ stake: 0 }, toy().clone(state)) },
      /^P4 .*: a clone is not what it was cloned from: its keys have another order/,
    ],
  ])('%s', async (_, change, sentence) => {
    expect(await broken(change)).toMatch(sentence);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    ['in part', (text) => (text === 'sho' ? 'show' : text), /"sho" is read as \{"type":"show"\}, which prints "show"/],
    [
      'with a leading zero',
      (text) => text.replace(/^\+0(?=\d)/, '+'),
      /"\+0(\d)" is read as \{"by":\1,"type":"raise"\}, which prints "\+\1"/,
    ],
    ['in another case', (text) => text.toLowerCase(), /"DEAL:1" is read as .*, which prints "deal:1"/],
    ['with a blank', (text) => text.trim(), /"[ +:\w\\]+" is read as .*, which prints/],
  ])('a notation that is accepted %s (P12)', async (_, mended, sentence) => {
    const lenient = toy({ parse: (text) => toy().parse(mended(text)) });
    await expect(propertyOf('P12', { ...specOf(lenient), effort: 0.5 }).run()).rejects.toThrow(sentence);
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
    expect(await said({ kit: { game: toy(), drawTable: () => '{stake}' } })).toMatch(
      /the table is .* with "\{stake\}"/,
    );
  });

  it.each([
    ['toy/too-high', 'not as malformed-move'],
    ['toy/odd', 'which is not among the refusals of the game'],
    ['chess/check', 'which is not among the refusals of the game'],
  ])('a malformed move that is refused as %s (P13)', async (code, reason) => {
    const { violation } = toy();
    const worded = withGame({
      violation(state, move) {
        const refused = violation(state, move);
        return refused?.code === 'toy/malformed-move' ? { ...refused, code } : refused;
      },
    });
    expect(await worded).toContain(`is refused as ${code}, ${reason}`);
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
        return reason && type === 'show' ? { ...reason, clause: 'HC-1.1' } : reason;
      },
      /^P10 a type of move .*: show is closed by .*"HC-1\.1".*, but the violation of \{"type":"show"\} is .*"HC-2\.\d"/,
    ],
  ])('%s', async (_, closed, sentence) => {
    expect(await withGame({ closed })).toMatch(sentence);
  });

  const spoken = (en: typeof words): Promise<string> =>
    said({ ...specOf(toy({ words: { languages: { en }, seats: ['left', 'middle', 'right'] } })), effort: 0.5 });

  it.each([
    ['moves', 'show', 'every language has all the words'],
    ['types', 'show', 'every language has all the words'],
    ['events', 'raised', 'every move, event, view and seat has words in every language'],
    ['prompts', 'deal', 'every move, event, view and seat has words in every language'],
  ] as const)('%s that lack the words for %s', async (section, key, property) => {
    const lacking = { ...words, [section]: without(words[section], key) };
    expect(await spoken(lacking)).toContain(`${property}: words.en.${section} lacks ${key}`);
  });

  it('a placeholder without a value', async () => {
    expect(await spoken({ ...words, events: { ...words.events, raised: '{who} raises.' } })).toMatch(
      /the event \{"type":"raised".* with "undefined" in it/,
    );
  });
});
