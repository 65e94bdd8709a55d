import { expect, it } from 'vitest';
import { sentErrorSchema } from '../../src/arena/plan-schema.ts';
import { receivedError, type SentError, sentError } from '../../src/bots/sent-error.ts';
import { coded } from '../../src/core/failures.ts';

it('sends an error as JSON, with its code, its values and its causes', () => {
  const cause = coded(new TypeError('the reason'), 'toy/reason', { seat: 1 });
  const sent = sentError(coded(new RangeError('the error', { cause }), 'toy/error', { name: 'x' }));
  const received = receivedError(JSON.parse(JSON.stringify(sent)));
  expect(received).toBeInstanceOf(RangeError);
  expect(received).toMatchObject({ message: 'the error', code: 'toy/error', params: { name: 'x' } });
  expect(received.cause).toBeInstanceOf(TypeError);
  expect(received.cause).toMatchObject({ message: 'the reason', code: 'toy/reason', params: { seat: 1 } });
  expect(received.stack).toBe(sent.stack);
});

it('sends what is no error, no code or no value as well as it can', () => {
  expect(sentError('a text')).toEqual({ name: 'Error', message: 'a text' });
  const odd = Object.assign(new Error('odd'), { code: 7, params: { seat: 1, list: [] } });
  expect(receivedError(sentError(odd))).not.toHaveProperty('code');
  expect(receivedError(sentError(odd))).not.toHaveProperty('params');
  expect(sentError(Object.create(null))).toEqual({ name: 'Error', message: '{}' });
});

it('ends a ring of causes', () => {
  const ring = new Error('ring');
  ring.cause = ring;
  expect(JSON.stringify(sentError(ring)).match(/"message"/g)).toHaveLength(5);
});

it('reads an error from a queue without its deeper causes, however deep they are nested', () => {
  let sent: SentError = sentError(new Error('the first cause'));
  const failure = sentError(new Error('a failure'));
  for (let depth = 0; depth < 100_000; depth++) sent = { ...failure, cause: sent };
  expect(JSON.stringify(sentErrorSchema.parse(sent)).match(/"message"/g)).toHaveLength(5);
});
