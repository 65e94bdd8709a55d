import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../tools/port.ts';
import { installed } from '../tools/programs.ts';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a Redis without persistence. */
export async function startRedis(folder: string): Promise<RedisServer> {
  const program = installed('redis-server');
  for (;;) {
    const port = await freePort();
    const server = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder]);
    const ended = once(server, 'exit');
    let said = '';
    const isReady = new Promise<boolean>((resolve) => {
      server.stdout.on('data', (text) => {
        said += text;
        if (said.includes('Ready to accept connections')) resolve(true);
      });
      server.on('exit', () => resolve(false));
    });
    if (await isReady) {
      return {
        url: `redis://127.0.0.1:${port}`,
        async stop() {
          server.kill('SIGKILL');
          await ended;
        },
      };
    }
    // Another process may have taken the port meanwhile; then another is tried.
    if (!said.includes('Address already in use')) throw new Error(`redis-server does not start: ${said}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}
