import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { whyQuiet } from '../../src/arena/presence.ts';

describe('the reason why no game is played', () => {
  const arena = { role: 'arena', modules: false } as const;
  const worker = { role: 'worker', version, modules: false } as const;

  it.each([
    [arena, [], `no worker of version ${version} listens`],
    [arena, [{ ...arena, version }], `no worker of version ${version} listens`],
    [arena, [{ ...worker, version: '9.0.0' }], `no worker of version ${version} listens; workers of version 9.0.0 do`],
    [arena, [worker], undefined],
    [{ ...arena, modules: true }, [worker], 'no worker that listens plays modules; start one with --modules'],
    [{ ...arena, modules: true }, [worker, { ...worker, modules: true }], undefined],
    [
      { role: 'worker', modules: false } as const,
      [{ ...arena, version: '9.0.0' }],
      `an arena of version 9.0.0 waits, but this worker has version ${version} and cannot play for it`,
    ],
    [
      { role: 'worker', modules: false } as const,
      [
        { role: 'check', version: '9.1.0', modules: false } as const,
        { role: 'check', version: '9.0.0', modules: false } as const,
        { role: 'check', version: '9.0.0', modules: false } as const,
      ],
      `a check of version 9.0.0, 9.1.0 waits, but this worker has version ${version} and cannot judge for it`,
    ],
    [
      { role: 'worker', modules: false } as const,
      [
        { ...arena, version },
        { ...arena, version: '9.0.0' },
      ],
      undefined,
    ],
    [{ role: 'worker', modules: true } as const, [{ ...arena, version }], undefined],
    [
      { role: 'check', modules: true } as const,
      [worker],
      'no worker that listens loads modules; start one with --modules',
    ],
    [{ role: 'worker', modules: false } as const, [], undefined],
    [{ role: 'worker', modules: false } as const, [{ ...worker, version: '9.0.0' }], undefined],
  ])('%j among %j: %s', (own, others, reason) => {
    expect(whyQuiet(own, others)).toBe(reason);
  });
});
