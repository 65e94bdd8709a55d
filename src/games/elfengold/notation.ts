import { deepFreeze } from '../../core/deep-freeze.ts';
import { roadField, seatField, townCardIds } from '../../realm/data.ts';
import { caravanNamed, keptNamed, keptTiles, read, tile } from '../../realm/tokens.ts';
import type { CounterKind } from '../../realm/transport.ts';
import { counterKinds } from '../../realm/transport.ts';
import { handCardKinds } from './cards.ts';
import { amountField, handCardsListed, KEPT, kindField, takeField, townField, valueField } from './data.ts';
import type { Move } from './moves.ts';
import { listedTiles, tileKinds } from './tiles.ts';

/**
 * The notation of a move: `first:2` · `value:4` (lay a disc) · `town:beata` · `dragon` (chance draws it) · `+?` (draw
 * from the deck) · `+dragon` (draw from the display) · `+gold` (take the gold pile) · `reveal:log` · `bid:7` · `pass` ·
 * `dragon@road` (place) · `(log)@road` (turn up and place) · `&dragon`, `&(dragon)` (add a second counter) · `<>road`
 * (swap) · `dragon<>road:unicorn` (swap these counters) · `>road` (travel) · `>road:dragon` (travel by that counter) ·
 * `>>road:dragon+raft+raft` (caravan) · `>road*`, `>>…*` (with a wizard) · `^town` (fly) · `end:gold`, `end:cards` ·
 * `-dragon` (discard) · `keep:dragon+(log)`
 */
export function print(move: Move): string {
  switch (move.type) {
    case 'first-seat':
      return `first:${move.seat}`;
    case 'gold-value':
      return `value:${move.value}`;
    case 'town-card':
      return `town:${move.town}`;
    case 'draw':
      return move.kind;
    case 'draw-deck':
      return '+?';
    case 'draw-open':
      return `+${move.card}`;
    case 'take-gold':
      return '+gold';
    case 'reveal':
      return `reveal:${move.tile}`;
    case 'bid':
      return `bid:${move.amount}`;
    case 'pass':
      return 'pass';
    case 'place':
      return `${tile(move.tile, move.hidden)}@${move.road}`;
    case 'add':
      return `&${tile(move.tile, move.hidden)}`;
    case 'swap':
      return `${move.counter ?? ''}<>${move.road}${choice(move.with)}`;
    case 'travel':
      return `>${move.road}${choice(move.by)}${star(move.wizard)}`;
    case 'caravan':
      return `>>${move.road}:${move.cards.join('+')}${star(move.wizard)}`;
    case 'fly':
      return `^${move.town}`;
    case 'end':
      return `end:${move.take}`;
    case 'discard':
      return `-${move.card}`;
    case 'keep':
      return `keep:${keptTiles(move.open, move.hidden)}`;
  }
}

const HIDDEN = { hidden: true } as const;
const MAGIC = { wizard: true } as const;

function choice(counter: CounterKind | undefined): string {
  return counter === undefined ? '' : `:${counter}`;
}

function star(wizard: true | undefined): string {
  return wizard ? '*' : '';
}

/** The moves by notation, except bids, caravans and `keep`: about 4200 moves. The first `parse` fills the map. */
const byNotation = new Map<string, Move>();

const listed = (): readonly Move[] =>
  deepFreeze([
    seatField.values.map((seat): Move => ({ type: 'first-seat', seat })),
    valueField.values.map((value): Move => ({ type: 'gold-value', value })),
    townCardIds.map((town): Move => ({ type: 'town-card', town })),
    kindField.values.map((kind): Move => ({ type: 'draw', kind })),
    (['draw-deck', 'take-gold', 'pass'] as const).map((type): Move => ({ type })),
    handCardKinds.flatMap((card): Move[] => [
      { type: 'draw-open', card },
      { type: 'discard', card },
    ]),
    takeField.values.map((take): Move => ({ type: 'end', take })),
    townField.values.map((town): Move => ({ type: 'fly', town })),
    tileKinds.map((kind): Move => ({ type: 'reveal', tile: kind })),
    counterKinds.flatMap((kind) => [{}, HIDDEN].map((hidden): Move => ({ type: 'add', tile: kind, ...hidden }))),
    roadField.values.flatMap((road): Move[] => [
      ...tileKinds.flatMap((kind) =>
        [{}, HIDDEN].map((hidden): Move => ({ type: 'place', tile: kind, road, ...hidden })),
      ),
      ...[{}, ...counterKinds.map((by) => ({ by }))].flatMap((by) =>
        [{}, MAGIC].map((wizard): Move => ({ type: 'travel', road, ...by, ...wizard })),
      ),
      ...[{}, ...counterKinds.map((counter) => ({ counter }))].flatMap((counter) =>
        [{}, ...counterKinds.map((other) => ({ with: other }))].map(
          (other): Move => ({ type: 'swap', ...counter, road, ...other }),
        ),
      ),
    ]),
  ]).flat();

/** The inverse of {@link print}; `undefined` for a text that is no notation. */
export function parse(text: string): Move | undefined {
  if (byNotation.size === 0) for (const move of listed()) byNotation.set(print(move), move);
  const [, paid = '', star] = /^>>([^*]*)(\*)?$/.exec(text) ?? [];
  return (
    byNotation.get(text) ??
    read(amountNamed(text), (amount) => ({ type: 'bid', amount })) ??
    read(caravanNamed(paid, handCardsListed), (caravan) => ({ type: 'caravan', ...caravan, ...(star && MAGIC) })) ??
    (text.startsWith('keep:')
      ? read(keptNamed(text.slice('keep:'.length), listedTiles, KEPT), (kept) => ({ type: 'keep', ...kept }))
      : undefined)
  );
}

/** EG-7.6: reads the amount of a bid, including amounts that are too high. */
function amountNamed(text: string): number | undefined {
  const [, digits = ''] = /^bid:(.+)$/.exec(text) ?? [];
  const amount = Number(digits);
  return amountField.has(amount) && String(amount) === digits ? amount : undefined;
}
