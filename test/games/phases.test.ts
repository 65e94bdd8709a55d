import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specs } from './specs.ts';

/** The rows of the table of phases in `docs/rules/<id>.md`, one per phase. */
function phasesOf(id: string): { phase: string; actor: string; moves: string[]; clause: string }[] {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/rules', `${id}.md`), 'utf8');
  const [, table = ''] = /^## Phases$(.*?)^## /ms.exec(page) ?? [];
  return [...table.matchAll(/^\| (`[^|]*) \| ([^|]*?) \|([^|]*)\| ([A-Z]{2}-\d+\.\d+) \|$/gm)].flatMap(
    ([, phases = '', actor = '', moves = '', clause = '']) =>
      namesIn(phases).map((phase) => ({ phase, actor, moves: namesIn(moves), clause })),
  );
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
}

describe.each(specs)('the phases of $game.id', ({ game, moves: expectedMoves }) => {
  const rows = phasesOf(game.id);
  // The actor, the move types and their clauses depend on nothing else in the state.
  const inPhase = (phase: string): ReturnType<typeof game.setup> => ({ ...game.setup(), phase });

  it('have the clauses of the table in the rules', () => {
    expect(rows.length).toBeGreaterThan(5);
    const found = rows.map(({ phase }) => [phase, game.clause(inPhase(phase))]);
    expect(found).toEqual(rows.map(({ phase, clause }) => [phase, clause]));
  });

  it('have chance or no seat as actor where the rules say so', () => {
    for (const { phase, actor } of rows) {
      if (actor.startsWith('chance')) expect([phase, game.actor(inPhase(phase))]).toEqual([phase, 'chance']);
      else if (actor === 'nobody') expect([phase, game.actor(inPhase(phase))]).toEqual([phase, 'over']);
    }
  });

  it('have the moves of the table in the rules, each with the clause that describes it', () => {
    const found = rows.map(({ phase, moves: named }) => {
      const now = String(game.violation(inPhase(phase), { type: 'none' })?.params['now'] ?? '');
      const types = now === '-' ? [] : now.split(', ');
      expect([phase, [...types].sort()]).toEqual([phase, named.sort()]);
      const moves = types.map((type) => {
        const refused = game.violation(inPhase(phase), { type, surplus: 0 });
        expect(refused?.code).toBe(`${game.id}/malformed-move`);
        return `${type} ${refused?.clause}`;
      });
      return `${phase}: ${moves.join(', ')}`.trim();
    });
    const expected = expectedMoves.trim().split(/\s*\n\s*/);
    expect(found.sort()).toEqual(expected.sort());
  });
});
