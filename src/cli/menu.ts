import { isCancel, select } from '@clack/prompts';
import { describeLevel } from '../bots/described.ts';
import type { Kit, Level } from '../core/kit.ts';
import type { Wording } from '../core/wording.ts';
import { inLanguage } from '../core/wording.ts';
import type { Language } from './language.ts';

/** The user's choice: a game with its seats, or a file to resume. */
export type Chosen = { readonly locale: Language } & (
  | { readonly game: string; readonly seats: readonly string[]; readonly file?: never }
  | { readonly file: string }
);

/** The parts of the choice that the command line already makes. */
interface Given {
  readonly seats?: readonly string[] | undefined;
  /** The number of players in the options. */
  readonly players: unknown;
}

/** Thrown when the user leaves the menu. */
class Left extends Error {}

interface Item<Value> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

type Ask = <Value extends string | number>(question: Wording, items: readonly Item<Value>[]) => Promise<Value>;

const questions = {
  language: { en: 'Language', it: 'Lingua' },
  game: { en: 'Game', it: 'Gioco' },
  players: { en: 'How many seats?', it: 'Quanti posti?' },
  against: { en: 'Who plays?', it: 'Chi gioca?' },
  goOn: (file: string): Wording => ({ en: `continue ${file}`, it: `continua ${file}` }),
  seat: (name: string): Wording => ({ en: `Who is ${name}?`, it: `Chi è ${name}?` }),
} as const;

/** A kind of player. For a level, the menu shows how it plays and its measured strength. */
interface PlayerKind {
  readonly value: string;
  readonly label: Wording;
  readonly level?: Level;
}

const sitters: readonly PlayerKind[] = [
  { value: 'human', label: { en: 'a person at this terminal', it: 'una persona a questo terminale' } },
  { value: 'normal', label: { en: 'a normal bot', it: 'un bot normale' }, level: 'normal' },
  { value: 'hard', label: { en: 'a hard bot', it: 'un bot difficile' }, level: 'hard' },
  { value: 'best', label: { en: 'a bot that thinks longest', it: 'un bot che pensa più a lungo' }, level: 'best' },
  { value: 'easy', label: { en: 'an easy bot', it: 'un bot facile' }, level: 'easy' },
  { value: 'random', label: { en: 'a bot that plays at random', it: 'un bot che gioca a caso' } },
];

const SEAT_BY_SEAT = 'seat-by-seat';
/** `value` names the kind of player for the first seat, then the kind for all other seats. */
const parties: readonly PlayerKind[] = [
  { value: 'human normal', label: { en: 'I, against normal bots', it: 'io, contro bot normali' }, level: 'normal' },
  { value: 'human hard', label: { en: 'I, against hard bots', it: 'io, contro bot difficili' }, level: 'hard' },
  { value: 'human human', label: { en: 'people at this terminal', it: 'persone a questo terminale' } },
  { value: 'normal normal', label: { en: 'bots alone, to watch', it: 'solo bot, per guardare' } },
  { value: SEAT_BY_SEAT, label: { en: 'choose seat by seat', it: 'scelgo posto per posto' } },
];

/**
 * Asks for the language and what to play.
 * @param kits kits of the available games.
 * @param files records that may be resumed.
 * @param given what the command line already says; the menu does not ask for it.
 * @returns `undefined` if the user leaves.
 */
export async function menu(
  kits: readonly Kit[],
  files: readonly string[],
  locale: Language,
  given: Given,
): Promise<Chosen | undefined> {
  const asking =
    (language: Language, initialValue?: string): Ask =>
    async (question, items) => {
      const answer = await select({
        message: inLanguage(question, language),
        options: items.map(({ label, hint }, index) => ({ value: index, label, ...(hint !== undefined && { hint }) })),
        showInstructions: false,
        initialValue: Math.max(
          0,
          items.findIndex(({ value }) => value === initialValue),
        ),
      });
      const found = isCancel(answer) ? undefined : items[answer];
      if (found === undefined) throw new Left();
      return found.value;
    };
  try {
    const language = await asking(locale, locale)<Language>(questions.language, [
      { value: 'en', label: 'English' },
      { value: 'it', label: 'italiano' },
    ]);
    return await chosen(kits, files, language, given, asking(language));
  } catch (error) {
    if (error instanceof Left) return undefined;
    throw error;
  }
}

async function chosen(
  kits: readonly Kit[],
  files: readonly string[],
  locale: Language,
  given: Given,
  ask: Ask,
): Promise<Chosen> {
  const id = await ask(questions.game, [
    ...kits.map(({ game }) => ({ value: game.id, label: game.name, hint: `${game.seats.min}–${game.seats.max}` })),
    ...files.map((file) => ({ value: file, label: inLanguage(questions.goOn(file), locale) })),
  ]);
  if (files.includes(id)) return { file: id, locale };
  const kit = kits.find((one) => one.game.id === id);
  if (kit === undefined) throw new Left();
  if (given.seats !== undefined) return { game: id, seats: given.seats, locale };
  const { game } = kit;
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const players =
    counts.find((count) => count === given.players || min === max) ??
    (await ask(
      questions.players,
      counts.map((count) => ({ value: count, label: String(count) })),
    ));
  const itemOf = ({ value, label, level }: PlayerKind): Item<string> => ({
    ...{ value, label: inLanguage(label, locale) },
    ...(level !== undefined && { hint: describeLevel(level, kit, locale) }),
  });
  const party = await ask(questions.against, parties.map(itemOf));
  const [first = '', others = ''] = party.split(' ');
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? first : others));
  if (party !== SEAT_BY_SEAT) return { game: id, seats, locale };
  const named: string[] = [];
  for (const seat of seats.keys()) {
    named.push(await ask(questions.seat(game.describeSeat(seat, locale)), sitters.map(itemOf)));
  }
  return { game: id, seats: named, locale };
}
