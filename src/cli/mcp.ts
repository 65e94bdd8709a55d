import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { version } from '../../package.json';
import { checkVersion } from '../arena/installed.ts';
import { mcpServer } from '../referee/mcp.ts';
import { cliFailure } from './errors.ts';
import { host } from './host.ts';
import { printError } from './output.ts';
import { hosted, type ServerOptions } from './serve.ts';

/** Runs a referee as a Model Context Protocol server over standard input and output, until the input ends. */
export async function mcp(options: ServerOptions): Promise<void> {
  checkVersion('@modelcontextprotocol/sdk');
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js').catch(() => {
    throw cliFailure('cli/missing-package', {
      what: 'the server needs one more package',
      packages: '@modelcontextprotocol/sdk, or npx -y -p feyrules -p @modelcontextprotocol/sdk feyrules mcp',
    });
  });
  const { kits, server } = await hosted(options);
  const connected = await mcpServer(server, kits, version);
  let fault = 'the connection was closed';
  const isOver = await new Promise<boolean>((resolve, reject) => {
    connected.server.onerror = (error) => {
      fault = error.message;
    };
    // The transport closes only after an error, which it reports to `onerror` first.
    connected.server.onclose = () => resolve(false);
    const input = Readable.from(paced(host().stdin, host().stdout));
    input.once('end', () => resolve(true));
    connected.connect(new StdioServerTransport(input, host().stdout)).catch(reject);
  });
  server.close();
  await connected.close();
  if (isOver) return;
  printError(`the input cannot be read any further: ${fault}`);
  host().exitCode = 2;
}

/** Yields the input line by line, with backpressure while the client does not read the answers. */
export async function* paced(input: AsyncIterable<Buffer>, output: Writable): AsyncGenerator<Buffer> {
  for await (const chunk of input) {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf('\n', from) + 1 || chunk.length;
      yield chunk.subarray(from, end);
      from = end;
      // Lets the server write its answer. If a bot moves first, the answer comes later.
      await setImmediate();
      if (output.writableNeedDrain) await once(output, 'drain');
    }
  }
}
