import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';

/**
 * The clause that describes each move, phase by phase, as the rules of record have it: the one that says what the move
 * is and who makes it. A refusal of a malformed move cites it.
 */
const MOVES: Readonly<Record<string, string>> = {
  strage: `
    order: roll ST-1.2
    roll: roll ST-3.1
    actions: place ST-3.3, move ST-3.4, attack ST-3.6, end ST-3.2
    attack: roll ST-3.6
    orc: place-orc ST-4.1, move-orc ST-4.2
    orc-attack: orc-attack ST-5.1
    orc-attack-roll: roll ST-5.1
    massacre: roll ST-6.1
    over:`,
  elfenwizards: `
    first-seat: first-seat EW-3.2
    record: record EW-5.2
    retire: retire EW-5.3
    roll: roll EW-6.6
    allocate: allocate EW-6.2, end-allocation EW-6.2, reroll EW-6.5
    recover: recover EW-7.2
    cast: cast EW-8.2, pass EW-8.1
    recover-again: recover EW-7.2
    take-back: take-back EW-7.4
    claim: claim EW-10.1
    demote: demote EW-11.1
    recover-grey: recover EW-12.1
    remove-grey: remove-grey EW-12.2
    take-back-grey: take-back EW-12.3
    over:`,
  'the-challenge': `
    first-seat: first-seat TC-1.2
    deal-fairy: draw TC-0.4
    deal-stone: draw TC-0.4
    turn: gather TC-6.1, send TC-7.1, offer TC-8.1, play TC-9.1, rearrange TC-10.1
    gather: draw TC-0.4
    discard: discard TC-6.2, keep-stones TC-6.4
    overflow: place TC-4.6
    offer: offer TC-8.2, take TC-8.3, draw-fairies TC-8.3
    draw-fairy: draw TC-0.4
    choose: choose TC-8.3
    obtained: play TC-8.4, keep-fairy TC-8.4
    harvest: pick-covered TC-9.7, pick TC-9.7, stop TC-9.7
    harvest-draw: draw TC-0.4
    steal: steal-hand TC-9.8, steal TC-9.8
    steal-draw: draw TC-9.8
    rearrange: lay TC-10.2, finish TC-10.2, restore TC-10.2
    over:`,
  'fairys-fate': `
    first-seat: first-seat FF-1.2
    deal-recipe: recipe FF-3.2
    deal-card: card FF-4.2
    deal-top: top FF-4.3
    turn: play FF-6.2, travel FF-7.1, pass FF-6.4, use FF-9.1
    travel-turn: play FF-6.2, travel FF-7.4, pass FF-7.6, use FF-9.1
    draw: draw FF-6.3, use FF-9.1
    card: card FF-4.2
    top: top FF-4.3
    choose: travel FF-7.4, pass FF-7.6, use FF-9.1
    end: end FF-6.5, use FF-9.1
    collect: take FF-8.3, end FF-8.3, use FF-9.1
    discard: discard FF-8.7
    lose: lose FF-8.7
    wisdom: recipe FF-9.2
    clairvoyance: look FF-9.2
    wealth: draw FF-4.4
    truth: ask FF-9.2
    answer: answer FF-9.3
    mutation: pick FF-9.2
    transport: pick FF-9.2
    drop: drop FF-9.2
    over:`,
  elfenland: `
    first-seat: first-seat EL-1.2
    town-card: town-card EL-3.3
    display: draw EL-3.4
    deal: draw EL-4.1
    face-down: draw EL-5.1
    counters: take EL-5.2, take-blind EL-5.2
    refill: draw EL-5.2
    blind: draw EL-5.2
    planning: place EL-6.2, obstacle EL-6.3, pass EL-6.4
    movement: travel EL-7.2, caravan EL-7.4, end EL-7.1
    discard: discard EL-7.8
    keep: keep EL-8.1
    over:`,
  elfengold: `
    first-seat: first-seat EL-1.2
    gold-value: gold-value EG-3.2
    town-card: town-card EL-3.3
    deal: draw EG-3.4
    display: draw EG-3.4
    restock: draw EG-4.3
    draw: draw-deck EG-4.1, draw-open EG-4.1, take-gold EG-4.1
    draw-card: draw EG-4.1
    refill: draw EG-4.3
    tiles: draw EG-6.1
    reveal: reveal EG-6.1
    lots: draw EG-7.1
    auction: bid EG-7.2, pass EG-7.2
    planning: place EG-8.1, pass EL-6.4
    add: add EG-8.5
    swap: swap EG-8.6
    movement: travel EG-9.1, caravan EG-9.1, fly EG-9.5, end EG-9.6
    discard: discard EG-9.9
    keep: keep EG-10.1
    over:`,
};

/** The rows of the table of phases in `docs/rules/<id>.md`, one a phase. */
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

describe.each(kits)('the phases of $game.id', ({ game }) => {
  const rows = phasesOf(game.id);
  // Whose phase it is, what can be moved and by which clause depends on nothing else in the state.
  const inPhase = (phase: string): ReturnType<typeof game.setup> => ({ ...game.setup(), phase });

  it('have the clauses of the table in the rules', () => {
    expect(rows.length).toBeGreaterThan(5);
    const found = rows.map(({ phase }) => [phase, game.clause(inPhase(phase))]);
    expect(found).toEqual(rows.map(({ phase, clause }) => [phase, clause]));
  });

  it('are chance’s, or nobody’s, where the rules say so', () => {
    for (const { phase, actor } of rows) {
      if (actor.startsWith('chance')) expect([phase, game.actor(inPhase(phase))]).toEqual([phase, 'chance']);
      else if (actor === 'nobody') expect([phase, game.actor(inPhase(phase))]).toEqual([phase, 'over']);
    }
  });

  it('have the moves of the rules, each with the clause that describes it', () => {
    const found = rows.map(({ phase }) => {
      const now = String(game.violation(inPhase(phase), { type: 'none' })?.params['now'] ?? '');
      const types = now === '-' ? [] : now.split(', ');
      const moves = types.map((type) => {
        const refused = game.violation(inPhase(phase), { type, surplus: 0 });
        expect(refused?.code).toBe(`${game.id}/malformed-move`);
        return `${type} ${refused?.clause}`;
      });
      return `${phase}: ${moves.join(', ')}`.trim();
    });
    const expected = (MOVES[game.id] ?? '')
      .trim()
      .split('\n')
      .map((line) => line.trim());
    expect(found.sort()).toEqual(expected.sort());
  });

  it('have the moves that the table in the rules names', () => {
    for (const { phase, moves } of rows) {
      const now = String(game.violation(inPhase(phase), { type: 'none' })?.params['now'] ?? '');
      expect([phase, now === '-' ? [] : now.split(', ').sort()]).toEqual([phase, [...moves].sort()]);
    }
  });
});
