import { flawOf } from './expected.ts';
import type { Game, GameTypes, Params, Seat, Violation } from './game.ts';
import { afterTheEnd, moveRefusals, otherRefusals, spectatorRefusal } from './refusals.ts';
import type { Locale, Wording } from './wording.ts';
import { fill, inLanguage, own } from './wording.ts';
import type { OptionWords, Phrase, Wordbook } from './words.ts';

/** The refusals that every game has. Their keys are codes without the game's prefix. */
const common: Readonly<Record<string, Wording>> = { ...moveRefusals, ...otherRefusals };

/** The functions of a game that return words and sentences. */
type Speech<T extends GameTypes> = Pick<
  Game<T>,
  'describe' | 'describeEvent' | 'describeViolation' | 'describeSeat' | 'prompt'
>;

/** The words of one language, indexed by keys that may be unknown. */
type Dictionary = Readonly<Record<'types' | 'moves' | 'events' | 'prompts' | 'refusals' | 'names', Texts>> & {
  readonly options: Readonly<Record<string, OptionWords>>;
};
type Texts = Readonly<Record<string, string>>;

/** Makes the functions of a game that return sentences, from its wordbook and the fields of its moves. */
export function speechOf<T extends GameTypes>(id: string, book: Wordbook<T>, moves: Game<T>['moves']): Speech<T> {
  const languages: { readonly en: Dictionary; readonly [locale: Locale]: Dictionary } = book.languages;

  /** The id of a seat's name. */
  function seatId(seat: Seat | string): string {
    return (typeof seat === 'number' ? book.seats[seat] : undefined) ?? String(seat);
  }

  /** Fills in a template. Ids become names. A list becomes `red, green`, a list of lists `red green · blue`. */
  function told(template: string, params: object, { names }: Dictionary): string {
    const given = new Map<string, unknown>(Object.entries(params));
    const word = (field: string, value: unknown): string => {
      if (Array.isArray(value)) {
        const isOfLists = value.some(Array.isArray);
        const texts = value.map((item) => (isOfLists ? pile(field, [item].flat()) : word(field, item)));
        return texts.join(isOfLists ? ' · ' : ', ');
      }
      // An object with a name and its number becomes "Red 4"; a list of such objects becomes "Red 4, Green 2".
      if (typeof value === 'object' && value !== null) return pile(field, Object.values(value));
      if (typeof value !== 'string' && typeof value !== 'number') return String(value);
      const id = book.field?.(field, value) ?? (field === 'seat' ? seatId(value) : String(value));
      return own(names, id) ?? id;
    };
    const pile = (field: string, items: readonly unknown[]): string => items.map((item) => word(field, item)).join(' ');
    return template.replace(/\{(\w+)\}/g, (_, field: string) => word(field, given.get(field)));
  }

  /** The phrase in words, or its key if the sentence is missing, which can happen in an untyped game. */
  function say(part: 'moves' | 'events' | 'prompts', { key, params }: Phrase, locale: Locale | undefined): string {
    const words = inLanguage(languages, locale);
    return told(own(words[part], key) ?? key, params, words);
  }

  function describeViolation({ code, params }: Violation, locale?: Locale): string {
    const words = inLanguage(languages, locale);
    const key = code.slice(id.length + 1);
    const shared = own(common, key);
    if (shared === undefined) return told(own(words.refusals, key) ?? code, params, words);
    // After the end of the game, either `actor` is `over`, or `now`, the list of moves, is `-`.
    if (params['actor'] === 'over' || params['now'] === '-') return inLanguage(afterTheEnd, locale);
    if (params['seat'] === 'table') return inLanguage(spectatorRefusal, locale);
    return fill(shared, { ...params, ...commonParams(params, words, locale) }, locale ?? 'en');
  }

  /** Words for the parameters of common refusals: names of seats and moves, what a field or an option expects. */
  function commonParams(params: Params, words: Dictionary, locale: Locale | undefined): Params {
    const { type, now, option, fault, field } = params;
    const typeNames = (types: unknown): string =>
      String(types)
        .split(', ')
        .map((name) => own(words.types, name) ?? name)
        .join(', ');
    const spoken = own(words.options, option);
    const faulty = own(spoken?.faults, fault);
    const usual = words === languages.en ? undefined : spoken?.expected;
    // Ids in `params` are inserted as they were typed, without translation.
    const expected = faulty === undefined ? usual : fill({ en: faulty }, params, 'en');
    return {
      ...(params['seat'] !== undefined && { seat: own(words.names, seatId(params['seat'])) ?? String(params['seat']) }),
      ...(type !== undefined && { type: typeNames(type) }),
      ...(now !== undefined && { now: typeNames(now) }),
      ...(field !== undefined && { flaw: flawOf(own(moves, type), params, locale ?? 'en') }),
      ...(expected !== undefined && { expected }),
    };
  }

  return {
    describe: (move, locale) => say('moves', book.move?.(move) ?? { key: move.type, params: move }, locale),
    describeEvent: (event, locale) => say('events', book.event?.(event) ?? { key: event.type, params: event }, locale),
    describeViolation,
    describeSeat: (seat, locale) => own(inLanguage(languages, locale).names, seatId(seat)) ?? String(seat),
    prompt: (phase, actor, locale) => say('prompts', { key: phase, params: { seat: actor } }, locale),
  };
}
