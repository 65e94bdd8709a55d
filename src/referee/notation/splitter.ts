import { ARRAY } from '../../core/record-text.ts';

/** Maximum size of a game, in units of 2^20 characters. A record of thousands of moves has about 0.1 units. */
export const MEGABYTES = 16;

/** Number of characters at the start of a line that decide whether it begins a game. */
const HEAD = 32;

const FIRST_TAG = /^\s*\[Feyrules\s/;
/** The first key of a record in JSON. Moves do not have these keys, and a comment in quotes has no colon after it. */
const FIRST_KEY = /^\s*\{\s*"(?:feyrules|game|rulesVersion|tags|options|moves|result)"\s*:/;
/** Lines that may precede the first tag: other tags, comments, blank lines. */
const PRELUDE = /^\s*($|[[;{])/;

/** The text of one game. */
export interface GameText {
  /** Where it begins, from 1. */
  readonly line: number;
  /** `undefined` if it was too large to keep. */
  readonly text: string | undefined;
}

/** Cuts a text into games. The text comes in pieces; for each piece, yields the games that end in it. */
export async function* splitGames(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<Iterable<GameText>, void> {
  const splitter = new GameSplitter();
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  /** The first bytes, until there are two, which show the encoding. */
  let first = new Uint8Array();
  for await (const piece of typeof source === 'string' ? [source] : source) {
    if (typeof piece !== 'string' && decoder === undefined) {
      const start = Uint8Array.of(...first, ...piece.subarray(0, 2));
      if (start.length > 1) decoder = new TextDecoder(encodingOf(start));
      yield splitter.push(decoder?.decode(first, { stream: true }) ?? '');
      first = start;
    }
    yield splitter.push(typeof piece === 'string' ? piece : (decoder?.decode(piece, { stream: true }) ?? ''));
  }
  yield splitter.push(decoder?.decode() ?? new TextDecoder().decode(first));
  yield splitter.end();
}

/** The encoding of a file of records or JSON. UTF-16 has a byte order mark, or 0 as one of its first two bytes. */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * Cuts a text into games. The text comes in pieces. Cuts only where a line begins like a game, so that an unterminated
 * comment or string spoils only one game.
 */
class GameSplitter {
  /** A carriage return at the end of the text so far, which may be half of a line end. */
  #held = '';
  /** The beginning of a line that is still too short to decide whether it begins a game. */
  #head = '';
  /** Whether the text so far ends within a line whose beginning was examined. */
  #isInLine = false;
  /** The number of the next line. */
  #line = 1;
  #kept: string[] = [];
  #size = 0;
  /** The last character of the game so far that is not white space. */
  #last = '';
  /** The form of the game, from its first line that is not blank. */
  #form: 'blank' | 'text' | 'json' | 'array' = 'blank';
  /** Whether a line with the tag `Feyrules` would begin another game. */
  #hasBegun = false;
  #begin = 1;

  /** The games that end in this piece of the text. */
  *push(piece: string): Generator<GameText, void> {
    const held = this.#held + piece;
    this.#held = held.endsWith('\r') ? '\r' : '';
    const text = this.#head + held.slice(0, held.length - this.#held.length).replace(/\r(?!\n)/g, '\n');
    let from = 0;
    let at = 0;
    while (at < text.length) {
      const end = text.indexOf('\n', at) + 1;
      if (!this.#isInLine) {
        if (end === 0 && text.length - at < HEAD) break;
        const head = text.slice(at, end === 0 ? at + HEAD : Math.min(end, at + HEAD));
        if (this.#isBeginning(head, text.slice(from, at))) {
          this.#keep(text.slice(from, at));
          from = at;
          yield* this.#cut();
        }
        this.#look(head);
      }
      this.#isInLine = end === 0;
      at = end === 0 ? text.length : end;
      if (end !== 0) this.#line++;
    }
    this.#keep(text.slice(from, at));
    this.#head = text.slice(at);
  }

  /** The game that ends with the text. */
  *end(): Generator<GameText, void> {
    yield* this.push('\n');
    yield* this.#cut();
  }

  /** Whether a line begins another game. `before` is the part of this game that is not kept yet. */
  #isBeginning(head: string, before: string): boolean {
    if (this.#form === 'blank') return false;
    if (FIRST_KEY.test(head) && this.#form !== 'array') return true;
    if (FIRST_TAG.test(head)) return this.#hasBegun || this.#form !== 'text';
    // Within JSON, a comma separates a closing bracket or brace from `{`. Without the comma, another game begins.
    const end = this.#form === 'array' ? ']' : '}';
    return this.#form !== 'text' && head.trimStart().startsWith('{') && this.#lastOf(before) === end;
  }

  /** Updates the form and `#hasBegun` after a line of the game. */
  #look(head: string): void {
    if (this.#form === 'blank' && head.trim() !== '') {
      this.#form = head.trimStart().startsWith('{') ? 'json' : ARRAY.test(head) ? 'array' : 'text';
      this.#begin = this.#line;
    }
    if (FIRST_TAG.test(head) || !PRELUDE.test(head)) this.#hasBegun = true;
  }

  #lastOf(text: string): string {
    return text.trimEnd().at(-1) ?? this.#last;
  }

  #keep(text: string): void {
    if (this.#form === 'blank') return;
    this.#last = this.#lastOf(text);
    this.#size += text.length;
    if (this.#isTooLarge) this.#kept = [];
    else if (text !== '') this.#kept.push(text);
  }

  get #isTooLarge(): boolean {
    return this.#size > MEGABYTES * 2 ** 20;
  }

  *#cut(): Generator<GameText, void> {
    if (this.#form !== 'blank') {
      yield { line: this.#begin, text: this.#isTooLarge ? undefined : this.#kept.join('') };
    }
    this.#kept = [];
    this.#size = 0;
    this.#last = '';
    this.#form = 'blank';
  }
}
