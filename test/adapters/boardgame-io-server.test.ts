import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { boardgameIo } from '../../src/adapters/boardgame-io/index.ts';
import { elfenland, strage } from '../../src/index.ts';
import { clientOf, type Seen } from './boardgame-io.ts';

interface Listening {
  address(): AddressInfo | string | null;
}

interface Servers {
  readonly apiServer: Listening;
  readonly appServer: Listening;
}

interface GameServer {
  run(config: { port: string; lobbyConfig: { apiPort: string } }): Promise<Servers>;
  kill(servers: Servers): void;
}

const require = createRequire(import.meta.url);
const {
  Server,
}: { Server(settings: { games: readonly object[]; origins: readonly string[]; transport?: object }): GameServer } =
  require('boardgame.io/server');
const { SocketIO }: { SocketIO(options: { server: string }): unknown } = require('boardgame.io/multiplayer');

const server = Server({ games: [boardgameIo({ game: elfenland }), boardgameIo({ game: strage })], origins: [] });
let servers: Servers;

beforeAll(async () => {
  // boardgame.io logs there what it serves.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  // The string "0" requests any free port; boardgame.io ignores the number 0.
  servers = await server.run({ port: '0', lobbyConfig: { apiPort: '0' } });
});
afterAll(() => {
  server.kill(servers);
  vi.restoreAllMocks();
});

function addressOf(listening: Listening): string {
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

async function lobby(path: string, body?: object): Promise<{ readonly status: number; readonly text: string }> {
  const response = await fetch(
    `${addressOf(servers.apiServer)}${path}`,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  return { status: response.status, text: await response.text() };
}

async function asked(path: string, body?: object): Promise<Record<string, unknown>> {
  const { status, text } = await lobby(path, body);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return text === '' || text === 'OK' ? {} : JSON.parse(text);
}

/** A seat taken in the lobby, on the game's own port. */
async function joined(matchID: string, playerID: string): Promise<Seat> {
  const { playerCredentials } = await asked(`/games/elfenland/${matchID}/join`, {
    playerID,
    playerName: `Fey ${playerID}`,
  });
  const client = clientOf({
    game: boardgameIo({ game: elfenland }),
    matchID,
    playerID,
    credentials: String(playerCredentials),
    numPlayers: 3,
    multiplayer: SocketIO({ server: addressOf(servers.appServer) }),
    debug: false,
  });
  return { client, credentials: String(playerCredentials) };
}

interface Seat {
  readonly client: ReturnType<typeof clientOf>;
  readonly credentials: string;
}

it('the server creates a match in the lobby, seats players, and lets them play over sockets', async () => {
  expect(await asked('/games')).toEqual(['elfenland', 'strage']);
  const { matchID } = await asked('/games/elfenland/create', { numPlayers: 3, setupData: { rounds: 3 } });
  const match = String(matchID);
  const seats: Seat[] = [];
  for (const playerID of ['0', '1', '2']) seats.push(await joined(match, playerID));
  const seen = (seat: number): Seen | undefined => seats[seat]?.client.getState()?.G;
  const all = (test: (G: Seen) => boolean): Promise<void> =>
    vi.waitFor(() => {
      for (const seat of seats.keys()) {
        const G = seen(seat);
        expect(G !== undefined && test(G)).toBe(true);
      }
    }, 60_000);
  await all(({ actor }) => actor === 'chance');
  seats[0]?.client.moves['begin']?.();
  await all(({ actor }) => typeof actor === 'number');
  for (let plies = 0; plies < 6; plies++) {
    const actor = Number(seen(0)?.actor);
    const before = JSON.stringify(seen(actor));
    seats[actor]?.client.moves['play']?.(seen(actor)?.moves[0]);
    await vi.waitFor(() => expect(JSON.stringify(seen(actor))).not.toBe(before), 60_000);
    const then = seen(actor)?.actor;
    await all((G) => G.actor === then);
  }
  expect(seats.map((_, seat) => seen(seat)?.viewer)).toEqual([0, 1, 2]);
  const { players } = await asked(`/games/elfenland/${match}`);
  expect(players).toEqual(['0', '1', '2'].map((id) => expect.objectContaining({ id: Number(id), name: `Fey ${id}` })));
  for (const [seat, { client, credentials }] of seats.entries()) {
    client.stop();
    await asked(`/games/elfenland/${match}/leave`, { playerID: String(seat), credentials });
  }
  expect(await lobby(`/games/elfenland/${match}`)).toMatchObject({ status: 404 });
});

it('the lobby refuses what the game refuses, with the same sentence', async () => {
  const created = (body: object) => lobby('/games/elfenland/create', body);
  expect(await created({ numPlayers: 3, setupData: { rounds: 7 } })).toEqual({
    status: 400,
    text: 'The option "rounds" cannot be 7; expected 3 or 4. (EL-1.1)',
  });
  expect(await created({ numPlayers: 3, setupData: 5 })).toEqual({
    status: 400,
    text: 'setupData is an object of options, not 5.',
  });
  expect(await created({ numPlayers: 3, setupData: { players: 4 } })).toMatchObject({ status: 400 });
  expect(await created({ numPlayers: 9 })).toMatchObject({ status: 400 });
});
