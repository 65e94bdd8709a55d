import { PlyError } from '../../core/errors.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import type { GameRecord } from '../../core/record.ts';
import { printRecord, readRecord, TOKEN } from '../../core/record-text.ts';

/** A comment on a game, at one point of it. */
export interface Comment {
  /** Number of moves made before the comment, chance moves included; 0 before the first move. */
  readonly ply: number;
  /** Any text. */
  readonly text: string;
}

/** A record with comments. */
export interface AnnotatedGame {
  readonly record: GameRecord;
  /** In order of `ply`. */
  readonly comments: readonly Comment[];
}

/**
 * Prints a game as `printRecord` does, with its comments.
 * @throws RecordError if the record is not legal, or has invalid tags.
 * @throws PlyError if the `ply` of a comment is not an integer from 0 to the number of moves.
 */
export function printGame<T extends GameTypes>(game: Game<T>, { record, comments }: AnnotatedGame): string {
  const { tags } = readRecord(JSON.stringify({ ...record, options: {}, moves: [] }));
  const text = printRecord(game, { ...record, tags });
  const printed = byPly(comments, record.moves.length);
  const body = text.indexOf('\n\n') + 2;
  const pieces = [text.slice(0, body), ...(printed.get(0) ?? []).map((comment) => `${comment}\n`)];
  let from = body;
  let ply = 0;
  for (const { move, end } of tokensOf(text)) {
    if (move === undefined) continue;
    const own = printed.get(++ply);
    if (own === undefined) continue;
    pieces.push(text.slice(from, end), ' ', own.join(' '));
    from = end;
  }
  return pieces.join('') + text.slice(from);
}

/**
 * Reads one game from its text form, or from the JSON of a record, which has no comments.
 * @throws RecordError if the text is not a record, or has a newer format.
 */
export function readGame(text: string): AnnotatedGame {
  const record = readRecord(text);
  return { record, comments: text.trimStart().startsWith('{') ? [] : commentsOf(text) };
}

function commentsOf(text: string): Comment[] {
  const comments: Comment[] = [];
  let ply = 0;
  for (const { skipped, move } of tokensOf(text)) {
    if (move !== undefined) ply++;
    else if (skipped?.startsWith('{')) comments.push({ ply, text: commentNamed(skipped.slice(1, -1)) });
    else if (skipped?.startsWith(';')) comments.push({ ply, text: commentNamed(skipped.slice(1)) });
  }
  return comments;
}

interface Token {
  readonly skipped: string | undefined;
  readonly move: string | undefined;
  /** The index after its last character. */
  readonly end: number;
}

/** The tokens of the text of a record. */
function* tokensOf(text: string): Generator<Token> {
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(text)?.groups;
    if (groups === undefined) throw new Error(`broken text: no token at character ${at + 1}`);
    at = TOKEN.lastIndex;
    yield { skipped: groups['skipped'], move: groups['move'], end: at };
  }
}

/** Text that needs JSON: `}` would end the comment, an initial `"` would begin JSON, an editor may change the rest. */
const UNPRINTABLE = /^"|^\s|\s$|\s\s|[^\S ]|[}\p{Cc}\p{Cs}]/u;

/** Prints a comment as plain words, or as a JSON string if plain words would not be read back the same. */
function printComment(text: string): string {
  const content = UNPRINTABLE.test(text) ? JSON.stringify(text).replaceAll('}', '\\u007d') : text;
  return `{${content}}`;
}

/** The inverse of {@link printComment}. In plain words any white space is read as one space, because lines may wrap. */
function commentNamed(content: string): string {
  const trimmed = content.trim();
  return (trimmed.startsWith('"') ? stringNamed(trimmed) : undefined) ?? trimmed.replace(/\s+/g, ' ');
}

function stringNamed(json: string): string | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'string' ? value : undefined;
  } catch {
    // Plain words that begin with a quotation mark.
    return undefined;
  }
}

function byPly(comments: readonly Comment[], plies: number): Map<number, string[]> {
  const printed = new Map<number, string[]>();
  for (const { ply, text } of comments) {
    if (!Number.isInteger(ply) || ply < 0 || ply > plies) throw new PlyError(ply, plies);
    const own = printed.get(ply);
    if (own === undefined) printed.set(ply, [printComment(text)]);
    else own.push(printComment(text));
  }
  return printed;
}
