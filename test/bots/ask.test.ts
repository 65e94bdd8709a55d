import { expect, it } from 'vitest';
import { AnswerError, askForMove, awaited } from '../../src/bots/ask.ts';
import { nim } from './toys.ts';

const never = new Promise<never>(() => {});

it('an answer is awaited until it comes, until the signal aborts, or until it is late', async () => {
  const { signal } = new AbortController();
  expect(await awaited(Promise.resolve(7), signal)).toBe(7);
  await expect(awaited(Promise.reject(new Error('no idea')), signal)).rejects.toThrow('no idea');
  const late = { code: 'bots/late-answer', params: { milliseconds: 5 }, message: 'it has not answered after 5 ms' };
  await expect(awaited(never, signal, 5)).rejects.toMatchObject(late);
  const soon = new Promise((resolve) => setTimeout(() => resolve('soon'), 20));
  expect(await awaited(soon, signal)).toBe('soon');

  const stopping = new AbortController();
  const stopped = awaited(never, stopping.signal);
  stopping.abort(new Error('stopped'));
  await expect(stopped).rejects.toThrow('stopped');
  await expect(awaited(never, stopping.signal)).rejects.toThrow('stopped');
});

it.each([
  [7, '7'],
  [{ type: 5 }, '{"type":5}'],
  ['take:2', '"take:2"'],
  [{ type: 'castle' }, '{"type":"castle"}'],
])('an answer that is not a move is refused: %j', async (given, answer) => {
  const asked = askForMove(nim, () => given, new AbortController().signal);
  await expect(asked).rejects.toThrow(AnswerError);
  const params = { answer, game: nim.name };
  const message = `it answered with ${answer}, which is no move of ${nim.name}; a bot returns one of \`observation.moves\``;
  await expect(asked).rejects.toMatchObject({ code: 'bots/bad-answer', params, message });
});
