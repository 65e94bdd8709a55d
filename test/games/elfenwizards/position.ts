import type { Draft } from '../../../src/core/game.ts';
import { diceBoxes } from '../../../src/games/elfenwizards/data.ts';
import type { DiceBox, Elfenwizards, PhaseName, Placement, State } from '../../../src/games/elfenwizards/index.ts';
import { elfenwizards, spaceIds } from '../../../src/games/elfenwizards/index.ts';
import { kit } from '../../../src/games/elfenwizards/kit.ts';
import { type InNotation, inNotation } from '../notation.ts';
import { spec as elfenwizardsSpec } from './spec.ts';

/** By letter of the seat, by box: the faces of the dice there. */
type Dice = Readonly<Record<string, { readonly [Box in DiceBox]?: string }>>;

/** A state changed by hand; throws if an invariant is broken. */
export function changed(state: State, change: (draft: Draft<State>) => void): State {
  const draft = elfenwizards.clone(state);
  change(draft);
  const flaws = elfenwizardsSpec.broken(draft);
  if (flaws.length > 0) throw new Error(`no position of the game: ${flaws.join(', ')}`);
  return draft;
}

/** The same in another phase, with nothing of it done; throws if an invariant is broken. */
export function inPhase(phase: PhaseName, state: State, change?: (draft: Draft<State>) => void): State {
  return changed(state, (draft) => {
    draft.phase = phase;
    draft.step = { kind: 'none' };
    change?.(draft);
  });
}

/** No seat allocates dice in phases 2 and 3. */
export const idle = (players: number): string => Array.from({ length: 2 * players }, () => '1111111 end').join(' ');

/** Three seats before the first roll, with Red as First Player and the given dice in boxes. */
export function table(layout: Placement | 'reconstructed', dice: Dice = {}): State {
  return changed(elfenwizards.setup({ players: 3, firstSeat: 0, layout }), (draft) => {
    for (const [letter, boxes] of Object.entries(dice)) {
      const seat = 'RGB'.indexOf(letter);
      for (const [box, name] of diceBoxes.entries()) {
        for (const face of boxes[name] ?? '') {
          const own = draft.boxes[seat] ?? [];
          own[6 * box + Number(face) - 1] = (own[6 * box + Number(face) - 1] ?? 0) + 1;
          draft.reserve[seat] = (draft.reserve[seat] ?? 0) - 1;
        }
      }
    }
  });
}

/** The same at the beginning of the duels. */
export function duels(
  layout: Placement | 'reconstructed',
  dice: Dice = {},
  change?: (draft: Draft<State>) => void,
): State {
  return changed(table(layout, dice), (draft) => {
    draft.phase = 'cast';
    draft.step = { kind: 'duels', passed: [false, false, false], owesSecond: false, spells: [] };
    change?.(draft);
  });
}

/** The seat's minors in the minor box. */
export function spend(draft: Draft<State>, seat: number, minors: number): void {
  draft.minors[seat] = (draft.minors[seat] ?? 0) - minors;
  draft.minorBox[seat] = (draft.minorBox[seat] ?? 0) + minors;
}

/** Grey tokens under the wizards of a seat, by number. */
export function mark(draft: Draft<State>, seat: number, tokens: readonly number[]): void {
  draft.grey = draft.grey.map((own, owner) => (owner === seat ? tokens : own));
}

const inGame = await inNotation(kit);

export const move: InNotation<Elfenwizards>['move'] = inGame.move;
export const play: InNotation<Elfenwizards>['play'] = inGame.play;
export const eventsOf: InNotation<Elfenwizards>['eventsOf'] = inGame.eventsOf;
export const refused: InNotation<Elfenwizards>['refused'] = inGame.refused;
export const legal = (state: State, prefix?: string): string => inGame.legal(state, prefix).join(' ');

/** The wizards and their spaces, as `R1 wizard-1, …`; defeated boxes as `defeated-wizard`. */
export function standing(state: State): string {
  const names = [...spaceIds, 'defeated-wizard', 'defeated-sorcerer', 'defeated-necromancer'];
  return state.wizards
    .flatMap((own, seat) => own.map((place, k) => `${'RGBYKW'[seat]}${k + 1} ${names[place]}`))
    .join(', ');
}
