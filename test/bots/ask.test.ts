import { expect, it } from 'vitest';
import { AnswerError, askForMove, awaited } from '../../src/bots/ask.ts';
import { nim } from './toys.ts';

const never = new Promise<never>(() => {});

it('an answer is awaited until it comes, until the signal aborts, or until it is late', async () => {
  const { signal } = new AbortController();
  expect(await awaited(Promise.resolve(7), signal)).toBe(7);
  await expect(awaited(Promise.reject(new Error('no idea')), signal)).rejects.toThrow('no idea');
  await expect(awaited(never, signal, 5)).rejects.toThrow('it has not answered after 5 ms');
  const soon = new Promise((resolve) => setTimeout(() => resolve('soon'), 20));
  expect(await awaited(soon, signal)).toBe('soon');

  const stopping = new AbortController();
  const stopped = awaited(never, stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  await expect(awaited(never, stopping.signal)).rejects.toThrow('stopped');
});

it.each([
  [7, 'it answered with 7, which is no move'],
  [{ type: 5 }, 'it answered with {"type":5}, which is no move'],
  ['take:2', 'it answered with "take:2", which is no move; if it is a notation, return game.parse(notation)'],
  [{ type: 'castle' }, 'it answered with a move of type "castle", which'],
])('an answer that is not a move is refused: %j', async (answer, message) => {
  const asked = askForMove(nim, () => answer, new AbortController().signal);
  await expect(asked).rejects.toThrow(AnswerError);
  await expect(asked).rejects.toThrow(message);
});
