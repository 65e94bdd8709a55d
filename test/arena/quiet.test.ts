import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { waitReason } from '../../src/arena/presence.ts';

describe('the reason why no game is played', () => {
  const arena = { role: 'arena', modules: false } as const;
  const older = { ...arena, version: '9.0.0' };
  const check = { role: 'check', version: '9.0.0', modules: false } as const;
  const own = { role: 'worker', modules: false } as const;
  const worker = { role: 'worker', version, modules: false } as const;

  it.each([
    [arena, [], `no worker of version ${version} listens`],
    [arena, [{ ...arena, version }], `no worker of version ${version} listens`],
    [arena, [{ ...worker, version: '9.0.0' }], `no worker of version ${version} listens; workers of version 9.0.0 do`],
    [arena, [worker], undefined],
    [{ ...arena, modules: true }, [worker], 'no worker that listens plays modules; start one with --modules'],
    [{ ...arena, modules: true }, [worker, { ...worker, modules: true }], undefined],
    [own, [older], `an arena of version 9.0.0 waits, but this worker has version ${version} and cannot play for it`],
    [
      own,
      [{ ...check, version: '9.1.0' }, check, check],
      `a check of version 9.0.0, 9.1.0 waits, but this worker has version ${version} and cannot judge for it`,
    ],
    [own, [{ ...arena, version }, older], undefined],
    [{ role: 'worker', modules: true } as const, [{ ...arena, version }], undefined],
    [
      { role: 'check', modules: true } as const,
      [worker],
      'no worker that listens loads modules; start one with --modules',
    ],
    [own, [], undefined],
    [own, [{ ...worker, version: '9.0.0' }], undefined],
  ])('%j among %j: %s', (asking, others, reason) => {
    expect(waitReason(asking, others)).toBe(reason);
  });
});
