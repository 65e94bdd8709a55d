import type { Seat, Viewer } from '../../core/game.ts';
import type { Locale, Wording } from '../../core/wording.ts';
import { languageOf } from '../../core/wording.ts';
import { drawMap } from './drawing.ts';
import type { Road, Terrain, Town } from './map.ts';
import { roadAt, townAt } from './map.ts';
import { cardWords, describeSeat, listWords } from './names.ts';
import { liesIn, piecesTaken } from './pieces.ts';
import { townPlaces } from './places.ts';
import { piecesOf } from './pool.ts';
import { describeReach } from './reach.ts';
import { routes } from './routes.ts';
import { cardKinds, counterKinds, counterName } from './transport.ts';
import type { PhaseName, View } from './types.ts';

const phaseWords: Readonly<Record<PhaseName, Wording>> = {
  'first-seat': { en: 'set-up', it: 'preparazione' },
  'town-card': { en: 'set-up', it: 'preparazione' },
  display: { en: 'set-up', it: 'preparazione' },
  deal: { en: 'travel cards', it: 'carte trasporto' },
  'face-down': { en: 'counters', it: 'tessere trasporto' },
  counters: { en: 'counters', it: 'tessere trasporto' },
  refill: { en: 'counters', it: 'tessere trasporto' },
  blind: { en: 'counters', it: 'tessere trasporto' },
  planning: { en: 'planning', it: 'pianificazione dei percorsi' },
  movement: { en: 'movement', it: 'movimento' },
  discard: { en: 'hand limit', it: 'limite di carte' },
  keep: { en: 'end of the round', it: 'fine del round' },
  over: { en: 'the game is over', it: 'partita finita' },
};

const labels = {
  round: { en: 'Round', it: 'Round' },
  of: { en: 'of', it: 'di' },
  starter: { en: 'starting player', it: 'giocatore iniziale' },
  passes: { en: 'passes', it: 'passate' },
  display: { en: 'Display', it: 'Tessere scoperte' },
  deck: { en: 'Deck', it: 'Mazzo' },
  pile: { en: 'pile of counters', it: 'tessere coperte' },
  discard: { en: 'Discard pile', it: 'Scarti' },
  pieces: { en: 'pieces', it: 'segnalini' },
  cards: { en: 'cards', it: 'carte' },
  open: { en: 'counters', it: 'tessere' },
  faceDown: { en: 'face down', it: 'coperte' },
  obstacle: { en: 'obstacle', it: 'ostacolo' },
  hand: { en: 'Your hand', it: 'Le tue carte' },
  hidden: { en: 'Your face-down counters', it: 'Le tue tessere coperte' },
  townCard: { en: 'Your town card', it: 'La tua carta città' },
  reach: { en: 'Within your reach', it: 'Puoi raggiungere' },
} as const satisfies Readonly<Record<string, Wording>>;

/** What the marks of the map mean. */
const legend: Wording = {
  en: '.. land: plain, forest, desert, mountain · ~~ water: >v<^ current, = lake · ! obstacle · * your piece',
  it: '.. terra: pianura (p), foresta, deserto, montagna · ~~ acqua: >v<^ corrente, = lago · ! ostacolo · * tuo segnalino',
};

/** The map, what lies beside it, the players, and what the viewer alone sees. */
export function describeView(view: View, asked: Locale = 'en'): string {
  const locale = languageOf(asked);
  const { viewer, players } = view;
  return [
    heading(view, locale),
    drawMap(
      (road) => roadMark(view, road, locale),
      (town) => townLabel(view, town),
    ),
    legend[locale],
    counterKinds.map((kind) => `${sign(cardWords[kind][locale])} ${cardWords[kind][locale]}`).join(' · '),
    `${labels.display[locale]}: ${listWords(piecesOf(view.display, counterKinds), cardWords)[locale]}`,
    `${labels.deck[locale]}: ${view.deckSize} · ${labels.pile[locale]}: ${view.pileSize}`,
    `${labels.discard[locale]}: ${listWords(piecesOf(view.discard, cardKinds), cardWords)[locale]}`,
    ...Array.from({ length: players }, (_, seat) => seatLine(view, seat, locale)),
    ...(viewer === 'table' ? [] : ownLines(view, viewer, locale)),
  ].join('\n');
}

function heading({ phase, round, rounds, starter, step }: View, locale: Locale): string {
  const parts = [`${labels.round[locale]} ${round} ${labels.of[locale]} ${rounds}`, phaseWords[phase][locale]];
  if (starter !== null) parts.push(`${labels.starter[locale]}: ${describeSeat(starter)[locale]}`);
  if (step.kind === 'planning') parts.push(`${labels.passes[locale]}: ${step.passes}`);
  return parts.join(' · ');
}

/** A counter with its terrain, and `!` for an obstacle: `[f]`, `[f:Dr!]`. On water the current, or `=`. */
function roadMark({ counters, obstacles }: Pick<View, 'counters' | 'obstacles'>, road: Road, locale: Locale): string {
  const { terrain, isLand } = roadAt(road);
  if (!isLand) return waterMark(road, terrain);
  const counter = counters[road] ?? null;
  const lying = counter === null ? '' : `:${sign(cardWords[counterName(counter)][locale])}`;
  return `[${terrain.charAt(0)}${lying}${obstacles[road] ? '!' : ''}]`;
}

/** Which way a river runs, as nearly as a character can say. */
export function waterMark(road: Road, terrain: Terrain): string {
  if (terrain === 'lake') return '=';
  const { from, to } = roadAt(road);
  const [upstream, downstream] = [townPlaces[from], townPlaces[to]];
  if (upstream === undefined || downstream === undefined) return '~';
  const [east, south] = [downstream.x - upstream.x, downstream.y - upstream.y];
  if (Math.abs(east) > Math.abs(south)) return east > 0 ? '>' : '<';
  return south > 0 ? 'v' : '^';
}

/** The name, a star if the viewer's piece lies there, and the seats of the boots. */
export function townLabel(
  { viewer, pieces, boots }: { readonly viewer: Viewer } & Pick<View, 'pieces' | 'boots'>,
  town: Town,
): string {
  const star = viewer !== 'table' && liesIn(pieces[viewer] ?? 0, town) ? '*' : '';
  const here = boots.flatMap((boot, seat) => (boot === town ? [`${seat}`] : [])).join('');
  return ` ${star}${townAt(town).name} ${here === '' ? '' : `(${here}) `}`;
}

/** The first two letters; no two counters share them. */
export function sign(word: string): string {
  return word.charAt(0).toUpperCase() + word.charAt(1);
}

function seatLine(view: View, seat: Seat, locale: Locale): string {
  const parts = [
    `${labels.pieces[locale]} ${piecesTaken(view.pieces[seat] ?? 0)}`,
    `${labels.cards[locale]} ${view.handSizes[seat] ?? 0}`,
    `${labels.open[locale]}: ${listWords(piecesOf(view.open[seat] ?? [], counterKinds), cardWords)[locale]}`,
    `${labels.faceDown[locale]} ${view.faceDownSizes[seat] ?? 0}`,
    ...(view.obstacleInHand[seat] ? [labels.obstacle[locale]] : []),
  ];
  const turn = view.phase !== 'over' && view.phase !== 'first-seat' && view.turn === seat ? ' ←' : '';
  return `${seat} ${describeSeat(seat)[locale].padEnd(7)}${parts.join(' · ')}${turn}`;
}

function ownLines(view: View, viewer: Seat, locale: Locale): string[] {
  const { hands, faceDown, townCards } = view;
  const town = townCards[viewer] ?? null;
  const reach =
    view.phase === 'planning' || view.phase === 'movement' ? describeReach(routes(view, viewer), locale) : [];
  return [
    `${labels.hand[locale]}: ${listWords(piecesOf(hands[viewer] ?? [], cardKinds), cardWords)[locale]}`,
    `${labels.hidden[locale]}: ${listWords(piecesOf(faceDown[viewer] ?? [], counterKinds), cardWords)[locale]}`,
    ...(town === null ? [] : [`${labels.townCard[locale]}: ${townAt(town).name}`]),
    ...(reach.length === 0 ? [] : [`${labels.reach[locale]}:`, ...reach.map((line) => `  ${line}`)]),
  ];
}

export type { Place } from './places.ts';
export { roadPlaces, townPlaces } from './places.ts';
