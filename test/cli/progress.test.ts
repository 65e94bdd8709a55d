import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '../../src/cli/progress.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the progress of a run', () => {
  it('is printed once a minute without a terminal', () => {
    const stream = new PassThrough();
    const progress = new Progress(100, 10, stream);
    vi.advanceTimersByTime(59_000);
    progress.add(30);
    expect(stream.read()).toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(String(stream.read())).toBe('40 of 100 games; 0.50 a second; 2 min left\n');
    progress.say('something else');
    expect(String(stream.read())).toBe('something else\n');
    progress.end();
    vi.advanceTimersByTime(600_000);
    expect(stream.read()).toBeNull();
  });

  it('is printed without an estimate if no game has been played yet', () => {
    const stream = new PassThrough();
    const progress = new Progress(100, 0, stream);
    vi.advanceTimersByTime(60_000);
    expect(String(stream.read())).toBe('0 of 100 games; 0.00 a second; ? min left\n');
    progress.end();
  });
});
