import type { Seat } from '../../core/game.ts';
import type { Locale, Wording } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { drawMap } from '../elfenland/drawing.ts';
import type { Road, Town } from '../elfenland/map.ts';
import { roadAt, townAt } from '../elfenland/map.ts';
import { describeSeat, listWords } from '../elfenland/names.ts';
import { piecesTaken } from '../elfenland/pieces.ts';
import { piecesOf } from '../elfenland/pool.ts';
import { describeReach } from '../elfenland/reach.ts';
import { sign, townLabel, waterMark } from '../elfenland/table.ts';
import { counterName } from '../elfenland/transport.ts';
import { cardKinds } from './cards.ts';
import { ROUNDS } from './data.ts';
import { cardWords, tileWords } from './names.ts';
import { firstOn, secondOn } from './roads.ts';
import { routes } from './routes.ts';
import { tileKinds, tileName } from './tiles.ts';
import type { PhaseName, View, ViewStep } from './types.ts';

const setUp: Wording = { en: 'set-up', it: 'preparazione' };
const drawing: Wording = { en: 'drawing cards', it: 'pesca delle carte' };
const tiles: Wording = { en: 'tiles', it: 'tessere' };
const planning: Wording = { en: 'planning', it: 'pianificazione dei percorsi' };

const phaseWords: Readonly<Record<PhaseName, Wording>> = {
  'first-seat': setUp,
  'gold-value': setUp,
  'town-card': setUp,
  deal: setUp,
  display: setUp,
  restock: drawing,
  draw: drawing,
  'draw-card': drawing,
  refill: drawing,
  tiles,
  reveal: tiles,
  lots: { en: 'auction', it: 'asta' },
  auction: { en: 'auction', it: 'asta' },
  planning,
  add: planning,
  swap: planning,
  movement: { en: 'movement', it: 'movimento' },
  discard: { en: 'hand limit', it: 'limite di carte' },
  keep: { en: 'end of the round', it: 'fine del round' },
  over: { en: 'the game is over', it: 'partita finita' },
};

const labels = {
  round: { en: 'Round', it: 'Round' },
  of: { en: 'of', it: 'di' },
  starter: { en: 'starting player', it: 'giocatore iniziale' },
  display: { en: 'Display', it: 'Carte scoperte' },
  goldPile: { en: 'gold pile', it: 'pila "oro"' },
  deck: { en: 'Deck', it: 'Mazzo' },
  pile: { en: 'pile of tiles', it: 'tessere coperte' },
  discard: { en: 'Discard pile', it: 'Scarti' },
  pieces: { en: 'pieces', it: 'segnalini' },
  gold: { en: 'gold', it: 'ori' },
  cards: { en: 'cards', it: 'carte' },
  open: { en: 'tiles', it: 'tessere' },
  faceDown: { en: 'face down', it: 'coperte' },
  hand: { en: 'Your hand', it: 'Le tue carte' },
  hidden: { en: 'Your face-down tiles', it: 'Le tue tessere coperte' },
  drawn: { en: 'Tiles just drawn', it: 'Tessere appena pescate' },
  townCard: { en: 'Your town card', it: 'La tua carta città' },
  reach: { en: 'Within your reach', it: 'Puoi raggiungere' },
  lots: { en: 'Lots', it: "Tessere all'asta" },
  bid: { en: 'bid', it: 'offerta' },
  passes: { en: 'Passes in a row', it: 'Passate di fila' },
  earned: { en: 'Earned on this move', it: 'Guadagno del movimento' },
  spell: { en: 'Spell', it: 'Magia' },
  out: { en: 'out', it: 'fuori' },
} as const satisfies Readonly<Record<string, Wording>>;

/** What the marks of the map mean. */
const legend: Wording = {
  en: '.. land: plain, forest, desert, mountain · ~~ water: >v<^ current, = lake · ! obstacle · $ gold tile · * your piece · 4 value',
  it: '.. terra: pianura (p), foresta, deserto, montagna · ~~ acqua: >v<^ corrente, = lago · ! ostacolo · $ tessera oro · * tuo segnalino · 4 valore',
};

/** The map, what lies beside it, the players, and what the viewer alone sees. */
export function describeView(view: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const { viewer, players } = view;
  return [
    heading(view, locale),
    drawMap(
      (road) => roadMark(view, road, locale),
      (town) => `${townLabel(view, town)}${valueMark(view, town)}`,
    ),
    legend[locale],
    tileKinds
      .slice(0, 6)
      .map((kind) => `${sign(tileWords[kind][locale])} ${tileWords[kind][locale]}`)
      .join(' · '),
    `${labels.display[locale]}: ${cardsLine(view.display, locale)} · ${labels.goldPile[locale]}: ${view.goldPile}`,
    `${labels.deck[locale]}: ${view.deckSize} · ${labels.pile[locale]}: ${view.pileSize}`,
    `${labels.discard[locale]}: ${cardsLine(view.discard, locale)}`,
    ...stepLines(view.step, locale),
    ...Array.from({ length: players }, (_, seat) => seatLine(view, seat, locale)),
    ...(viewer === 'table' ? [] : ownLines(view, viewer, locale)),
  ].join('\n');
}

function heading({ phase, round, starter }: View, locale: Locale): string {
  const parts = [`${labels.round[locale]} ${round} ${labels.of[locale]} ${ROUNDS}`, phaseWords[phase][locale]];
  if (starter !== null) parts.push(`${labels.starter[locale]}: ${describeSeat(starter)[locale]}`);
  return parts.join(' · ');
}

/** Counters with their terrain, `!` for an obstacle and `$` for a gold tile: `[f]`, `[f:Dr+El!]`. On water the current. */
function roadMark(view: View, road: Road, locale: Locale): string {
  const { terrain, isLand } = roadAt(road);
  const obstacle = view.obstacles[road] ? '!' : '';
  if (!isLand) return `${waterMark(road, terrain)}${obstacle}`;
  const signs = [firstOn(view, road), secondOn(view, road)].flatMap((counter) =>
    counter === null ? [] : [sign(tileWords[counterName(counter)][locale])],
  );
  const lying = signs.length === 0 ? '' : `:${signs.join('+')}`;
  return `[${terrain.charAt(0)}${lying}${obstacle}${view.goldTiles[road] ? '$' : ''}]`;
}

/** The value of the town's disc, where there is one. */
function valueMark({ values }: View, town: Town): string {
  const value = values[town] ?? 0;
  return value === 0 ? '' : `${value} `;
}

function stepLines(step: ViewStep, locale: Locale): string[] {
  switch (step.kind) {
    case 'planning':
      return [`${labels.passes[locale]}: ${step.passes}`];
    case 'movement':
      return [`${labels.earned[locale]}: ${step.earned}`];
    case 'spell':
      return [`${labels.spell[locale]}: ${tileWords[tileName(step.spell)][locale]} @ ${roadAt(step.road).id}`];
    case 'tiles': {
      const drawn = step.drawn.map((tile) => (tile === null ? '?' : tileWords[tileName(tile)][locale]));
      return [`${labels.drawn[locale]}: ${drawn.join(', ') || '–'}`];
    }
    case 'lots':
    case 'auction': {
      const lots = step.lots.map((tile) => tileWords[tileName(tile)][locale]).join(', ') || '–';
      const bid =
        step.kind === 'auction' && step.bidder !== null
          ? ` · ${labels.bid[locale]}: ${step.bid} (${describeSeat(step.bidder)[locale]})`
          : '';
      return [`${labels.lots[locale]}: ${lots}${bid}`];
    }
    default:
      return [];
  }
}

function seatLine(view: View, seat: Seat, locale: Locale): string {
  const { step, phase } = view;
  const isOut = step.kind === 'auction' && (step.passed[seat] === true || step.defaulted[seat] === true);
  const parts = [
    `${labels.pieces[locale]} ${piecesTaken(view.pieces[seat] ?? 0)}`,
    `${labels.gold[locale]} ${view.gold[seat] ?? 0}`,
    `${labels.cards[locale]} ${view.handSizes[seat] ?? 0}`,
    `${labels.open[locale]}: ${tilesLine(view.open[seat] ?? [], locale)}`,
    `${labels.faceDown[locale]} ${view.faceDownSizes[seat] ?? 0}`,
    ...(isOut ? [labels.out[locale]] : []),
  ];
  const turn = phase !== 'over' && phase !== 'first-seat' && view.turn === seat ? ' ←' : '';
  return `${seat} ${describeSeat(seat)[locale].padEnd(7)}${parts.join(' · ')}${turn}`;
}

function ownLines(view: View, viewer: Seat, locale: Locale): string[] {
  const { hands, faceDown, townCards } = view;
  const town = townCards[viewer] ?? null;
  const isAsked = view.phase === 'planning' || view.phase === 'movement';
  const reach = isAsked ? describeReach(routes(view, viewer), locale, magic) : [];
  return [
    `${labels.hand[locale]}: ${cardsLine(hands[viewer] ?? [], locale)}`,
    `${labels.hidden[locale]}: ${tilesLine(faceDown[viewer] ?? [], locale)}`,
    ...(town === null ? [] : [`${labels.townCard[locale]}: ${townAt(town).name}`]),
    ...(reach.length === 0 ? [] : [`${labels.reach[locale]}:`, ...reach.map((line) => `  ${line}`)]),
  ];
}

/** What wizards cost on a route. */
function magic({ wizards, gold }: { readonly wizards: number; readonly gold: number }): Wording[] {
  if (wizards === 0) return [];
  const [en, it] = [cardWords.wizard.en, cardWords.wizard.it];
  return [{ en: `${wizards} × ${en} and ${gold} gold`, it: `${wizards} × ${it} e ${gold} ori` }];
}

function cardsLine(pool: readonly number[], locale: Locale): string {
  return listWords(piecesOf(pool, cardKinds), cardWords)[locale];
}

function tilesLine(pool: readonly number[], locale: Locale): string {
  return listWords(piecesOf(pool, tileKinds), tileWords)[locale];
}
