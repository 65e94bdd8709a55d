import { expect, it } from 'vitest';
import type { MoveRule } from '../../src/core/define.ts';
import { integers } from '../../src/core/domain.ts';
import type { Raise, Toy } from '../testing/toy.ts';
import { phases, raise, raising, toy } from '../testing/toy.ts';

/** A rule with state of its own. */
class Raising implements MoveRule<Toy, Raise> {
  readonly type = 'raise';
  readonly clause = 'HC-2.1';
  readonly fields = raise.fields;
  readonly #most = 2;
  performed = 0;

  closed({ stake }: Toy['state']): ReturnType<typeof raise.violation> {
    return stake > this.#most ? { code: 'toy/too-high', clause: 'HC-2.1', params: {} } : undefined;
  }

  candidates(_state: Toy['state'], out: Raise[]): void {
    for (let by = 1; by <= this.#most; by++) out.push({ type: 'raise', by });
  }

  violation(_state: Toy['state'], { by }: Raise): ReturnType<typeof raise.violation> {
    return by > this.#most ? { code: 'toy/too-high', clause: 'HC-2.1', params: {} } : undefined;
  }

  perform(...[draft, move, emit]: Parameters<typeof raise.perform>): void {
    this.performed += 1;
    raise.perform(draft, move, emit);
  }
}

it('a rule may be an instance of a class, and its methods are called on it', () => {
  const rule = new Raising();
  const game = toy(raising(rule));
  const dealt = { ...game.setup(), phase: 'raise', hands: [1, 2] } as const;
  expect(game.legalMoves(dealt)).toEqual([
    { type: 'raise', by: 1 },
    { type: 'raise', by: 2 },
  ]);
  expect(game.violation(dealt, { type: 'raise', by: 3 })?.code).toBe('toy/too-high');
  const raised = game.apply({ ...dealt, stake: 1 }, { type: 'raise', by: 2 });
  expect(rule.performed).toBe(1);
  expect(game.closed(raised, 'raise')?.code).toBe('toy/too-high');
  expect(game.legalMoves(raised)).toEqual([]);
});

it('a state in an unknown phase is reported as broken', () => {
  const game = toy();
  const broken = JSON.parse('{ "phase": "elsewhere", "players": 2, "hands": [], "turn": 0, "stake": 0 }');
  for (const ask of [game.actor, game.clause, game.legalMoves]) {
    expect(() => ask(broken)).toThrow('broken state: toy has no phase "elsewhere"');
  }
});

it('a phase whose actor is not a seat is reported', () => {
  const game = toy(phases(Object({ raise: { actor: () => undefined, clause: 'HC-2.1', rules: [raise] } })));
  expect(() => game.actor({ ...game.setup(), phase: 'raise' })).toThrow('phase raise of toy has the actor undefined');
});

it.each([
  [{ print: undefined }, 'print'],
  [phases(Object({ over: { actor: 'over' } })), 'phases.over.clause'],
  [phases(Object({ raise: { actor: 0, clause: 'HC-2.1', rules: [raise] } })), 'phases.raise.actor'],
  [phases(Object({ deal: { actor: 'chance', clause: 'HC-1.1', rules: [] } })), 'phases.deal.rule'],
  [phases(Object({ raise: { actor: () => 0, clause: 'HC-2.1', rules: raise } })), 'phases.raise.rules'],
])('a game without a part is refused: %j', (change, part) => {
  const message = `The game "toy" lacks \`${part}\`, or has one of a wrong type.`;
  expect(() => toy(Object(change))).toThrow(
    expect.objectContaining({ name: 'TypeError', code: 'core/incomplete-game', message }),
  );
});

it.each([(draft: object) => ({ ...draft }), async () => {}])(
  'a rule may not return a state or a promise',
  (perform) => {
    const game = toy(raising({ ...raise, perform }));
    const dealt = { ...game.setup(), phase: 'raise', hands: [1, 2] } as const;
    expect(() => game.apply(dealt, { type: 'raise', by: 1 })).toThrow(
      expect.objectContaining({ code: 'core/returned-state', params: { game: 'toy', type: 'raise' } }),
    );
  },
);

it('a type of move has the same fields in every phase', () => {
  const again = (most: number): ReturnType<typeof toy> =>
    toy(
      phases({ over: { actor: () => 0, clause: 'HC-2.2', rules: [{ ...raise, fields: { by: integers(1, most) } }] } }),
    );
  expect(() => again(3)).not.toThrow();
  expect(() => again(4)).toThrow(
    expect.objectContaining({
      name: 'TypeError',
      code: 'core/differing-fields',
      message: 'The phases of "toy" differ in the fields of "raise".',
    }),
  );
});
