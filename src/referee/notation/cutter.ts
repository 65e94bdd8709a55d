import { ARRAY } from '../../core/record-text.ts';

/** Maximum characters of a game; a record of thousands of moves has some 100 kB. */
export const MEGABYTES = 16;

/** Number of characters that show whether a line begins a game. */
const HEAD = 32;

const FIRST_TAG = /^\s*\[Feyrules\s/;
/** Keys of a record come in any order. No move has one of them, and a comment in JSON has no colon after its string. */
const FIRST_KEY = /^\s*\{\s*"(?:feyrules|game|rulesVersion|tags|options|moves|result)"\s*:/;
/** Lines that may precede the first tag: other tags, comments, blank lines. */
const PRELUDE = /^\s*($|[[;{])/;

/** The text of one game. */
export interface Cut {
  /** Where it begins, from 1. */
  readonly line: number;
  /** `undefined` if it was too large to keep. */
  readonly text: string | undefined;
}

/** The games of a text that comes in pieces: as many at a time as end in one piece. */
export async function* cutsOf(
  source: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): AsyncGenerator<Iterable<Cut>, void> {
  const cutter = new Cutter();
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const piece of typeof source === 'string' ? [source] : source) {
    if (typeof piece !== 'string') decoder ??= new TextDecoder(encodingOf(piece));
    yield cutter.push(typeof piece === 'string' ? piece : (decoder?.decode(piece, { stream: true }) ?? ''));
  }
  yield cutter.push(decoder?.decode() ?? '');
  yield cutter.end();
}

/** How a file of records, or of JSON, is encoded: in UTF-16 it has a mark, or a zero beside its first character. */
export function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * Cuts a text of many games, which comes in pieces, into those games. It looks at the beginnings of lines alone, so
 * that a comment or a string without end spoils one game, not all that follow.
 */
class Cutter {
  /** The beginning of a line of which too little has come to be judged. */
  #head = '';
  /** Whether the text so far ends within a line, behind its head. */
  #isInLine = false;
  /** The line that comes next. */
  #line = 1;
  #kept: string[] = [];
  #size = 0;
  /** The last character of the game so far that is no white space. */
  #last = '';
  /** What the game is, by its first line that is not blank. */
  #form: 'blank' | 'text' | 'json' | 'array' = 'blank';
  /** Whether a first tag would be that of another game. */
  #hasBegun = false;
  #begin = 1;

  /** The games that end in this piece of the text. */
  *push(piece: string): Generator<Cut, void> {
    const text = this.#head + piece;
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
  *end(): Generator<Cut, void> {
    yield* this.push('\n');
    yield* this.#cut();
  }

  /** Whether a line is the first of another game; `before` is what of this game has not been kept yet. */
  #isBeginning(head: string, before: string): boolean {
    if (this.#form === 'blank') return false;
    if (FIRST_KEY.test(head) && this.#form !== 'array') return true;
    if (FIRST_TAG.test(head)) return this.#hasBegun || this.#form !== 'text';
    // No value of JSON has a bracket that closes just before a brace that opens.
    const end = this.#form === 'array' ? ']' : '}';
    return this.#form !== 'text' && head.trimStart().startsWith('{') && this.#lastOf(before) === end;
  }

  /** Takes note of a line of the game. */
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

  *#cut(): Generator<Cut, void> {
    if (this.#form !== 'blank') {
      yield { line: this.#begin, text: this.#isTooLarge ? undefined : this.#kept.join('') };
    }
    this.#kept = [];
    this.#size = 0;
    this.#last = '';
    this.#form = 'blank';
    this.#hasBegun = false;
  }
}
