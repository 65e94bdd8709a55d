import type { GameTypes } from '../../core/game.ts';
import type { WordKeys } from '../../core/words.ts';
import type { RealmLabel, RealmName, RealmVariant } from '../../realm/words/words.ts';
import type { CardKind } from './cards.ts';
import type { Event } from './events.ts';
import type { Move } from './moves.ts';
import type { RefusalCode } from './refusals.ts';
import type { TileKind } from './tiles.ts';
import type { Known, Options, State, View } from './types.ts';

/** The types of Elfengold. */
export interface Elfengold extends GameTypes {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
  known: Known;
  words: ElfengoldKeys;
}

/** Keys of the game's words, besides those that follow from {@link Elfengold}. */
export interface ElfengoldKeys extends WordKeys {
  moves:
    | 'place-hidden'
    | 'add-hidden'
    | 'swap-counter'
    | 'swap-with'
    | 'swap-both'
    | 'travel-wizard'
    | 'travel-by'
    | 'travel-by-wizard'
    | 'caravan-wizard'
    | 'end-cards';
  events: RealmVariant | 'card-taken-up-hidden' | 'added-hidden' | 'travelled-wizard' | 'move-ended-cards';
  refusals: RefusalCode;
  labels:
    | RealmLabel
    | 'display'
    | 'pile'
    | 'open'
    | 'hidden'
    | 'legend'
    | 'gold-pile'
    | 'gold'
    | 'drawn'
    | 'lots'
    | 'bid'
    | 'passes'
    | 'earned'
    | 'spell'
    | 'out'
    | 'and'
    | 'in-gold';
  names: RealmName | CardKind | TileKind | 'disc' | 'coin';
}
