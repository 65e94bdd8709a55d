import type { Piece, Place } from '../core/board.ts';
import type { Kit } from '../core/kit.ts';
import { inLanguage, type Locale, own } from '../core/wording.ts';

/**
 * The name of a place or a target: `Red's reserve`, `counters on display`, for a label or a screen reader.
 * @param locale the language; English if the game lacks it.
 */
export function describePlace(
  { game, board }: Pick<Kit, 'game' | 'board'>,
  place: Place,
  locale: Locale = 'en',
): string {
  const { kind, id } = place;
  const words = inLanguage<ButtonWords>(game.words, locale);
  const { names } = words;
  const isNumber = /^\d+$/.test(id);
  const templates = board?.places === undefined ? undefined : inLanguage(board.places, locale);
  const template =
    own(templates, `${kind}:${id}`) ?? (isNumber ? own(templates, `${kind}:#`) : undefined) ?? own(templates, kind);
  if (template === undefined) {
    if (kind === 'seat' && isNumber) return game.describeSeat(Number(id), locale);
    const name = own(names, id) ?? (kind === 'button' ? buttonName(words, id) : undefined);
    return name ?? `${own(names, kind) ?? kind} ${id}`;
  }
  const values: Readonly<Record<string, number | string>> = { id, seat: id, ...board?.parts?.(place) };
  return template.replace(/\{([\w-]+)\}/g, (_, placeholder: string) => {
    const value = own(values, placeholder) ?? placeholder;
    return placeholder === 'seat' ? game.describeSeat(Number(value), locale) : (own(names, value) ?? String(value));
  });
}

/** The name of a button such as `bid-5`: the name of the longest type of move that begins the id, then the rest. */
function buttonName({ types, names, labels }: ButtonWords, id: string): string | undefined {
  const begun = Object.keys(types).filter((key) => id.startsWith(`${key}-`));
  const type = begun.sort((one, other) => other.length - one.length)[0];
  if (type === undefined || Object.hasOwn(types, id)) return own(types, id);
  const rest = id.slice(type.length + 1);
  return `${own(types, type)}: ${own(names, rest) ?? own(labels, rest) ?? rest}`;
}

/**
 * The name of a piece, with its kind, its visible side and its owner: `half-elf, Red`.
 * @param locale the language; English if the game lacks it.
 */
export function describePiece(
  { game }: Pick<Kit, 'game'>,
  { kind, face, owner }: Pick<Piece, 'kind' | 'face' | 'owner'>,
  locale: Locale = 'en',
): string {
  const { names } = inLanguage<{ readonly names: Texts }>(game.words, locale);
  const what = own(names, kind) ?? kind;
  const which = face === null ? undefined : (own(names, face) ?? face);
  const name = which === undefined ? what : which.includes(what) ? which : `${what} ${which}`;
  return owner === null ? name : `${name}, ${game.describeSeat(owner, locale)}`;
}

type Texts = Readonly<Record<string, string>>;

interface ButtonWords {
  readonly names: Texts;
  readonly types: Texts;
  readonly labels: Texts;
}
