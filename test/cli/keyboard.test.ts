import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runOn } from '../../src/cli/host.ts';
import { type Keyboard, readKeyboard } from '../../src/cli/keyboard.ts';
import { hostOf } from './command.ts';

afterEach(() => vi.restoreAllMocks());

/** A terminal. Once it is closed, it can neither be read nor leave raw mode, as when its window is closed. */
function terminal(): { readonly keyboard: Keyboard; readonly stdin: PassThrough; close(): void } {
  let isClosed = false;
  const fail = (): boolean => stdin.emit('error', Object.assign(new Error('setRawMode EIO'), { code: 'EIO' }));
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => isClosed && fail() });
  const { host } = hostOf({});
  runOn({ ...host, stdin });
  const close = (): void => {
    isClosed = true;
    fail();
  };
  return { keyboard: readKeyboard(), stdin, close };
}

describe('a terminal', () => {
  it('is read on after Ctrl-Z and fg', async () => {
    const { keyboard, stdin } = terminal();
    const stopped = vi.spyOn(process, 'kill').mockReturnValue(true);
    const line = keyboard.next([]);
    stdin.write('ab\u001a');
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith(process.pid, 'SIGTSTP'));
    process.emit('SIGCONT', 'SIGCONT');
    stdin.write('c\r');
    expect(await line).toBe('abc');
    keyboard.close();
  });

  it('that is closed ends the input, whether or not a line is awaited', async () => {
    const awaited = terminal();
    const line = awaited.keyboard.next([]);
    awaited.close();
    expect(await line).toBeUndefined();
    awaited.keyboard.close();
    const idle = terminal();
    idle.close();
    expect(await idle.keyboard.next([])).toBeUndefined();
  });
});
