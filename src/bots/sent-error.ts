import type { Params } from '../core/game.ts';
import { shown } from '../core/wording.ts';

/** An error as plain JSON, for another thread or machine. A structured clone loses the code and often the cause. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly cause?: SentError | undefined;
}

/** Maximum number of causes sent with an error. */
export const MOST_CAUSES = 4;
const STANDARD = { RangeError, SyntaxError, TypeError } as const;

export function sentError(error: unknown, causes: number = MOST_CAUSES): SentError {
  const message = textOf(error);
  if (!(error instanceof Error)) return { name: 'Error', message };
  const { name, stack, cause } = error;
  return {
    ...{ name: textOf(name), message, stack },
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('params' in error && isParams(error.params) && { params: error.params }),
    ...(cause !== undefined && causes > 0 && { cause: sentError(cause, causes - 1) }),
  };
}

/** Rebuilds a sent error. It keeps only the classes in `STANDARD`; other errors have a `code` or a `name`. */
export function receivedError({ name, message, stack, code, params, cause }: SentError): Error {
  const Kind = name === 'RangeError' || name === 'SyntaxError' || name === 'TypeError' ? STANDARD[name] : Error;
  const error = new Kind(message, cause && { cause: receivedError(cause) });
  return Object.assign(error, { name }, stack && { stack }, code && { code }, params && { params });
}

/** The message of an error, or the text of any other value that was thrown, even if it cannot be made a string. */
export function textOf(thrown: unknown): string {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown);
  } catch {
    return shown(thrown);
  }
}

function isParams(value: unknown): value is Params {
  const isPlain = (one: unknown): boolean => typeof one === 'string' || typeof one === 'number';
  return typeof value === 'object' && value !== null && Object.values(value).every(isPlain);
}
