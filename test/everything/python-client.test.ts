import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { kits } from '../../src/games/index.ts';
import { installed } from '../tools/programs.ts';

/** The built command, as users run it. */
const COMMAND = new URL('../../dist/cli.js', import.meta.url).pathname;
const CLIENT = new URL('../../docs/clients/feyrules_client.py', import.meta.url).pathname;

/** The output of Python, which warns of nothing. */
function python(...args: readonly string[]): string {
  const env = { ...process.env, PYTHONPATH: dirname(CLIENT) };
  const { stdout, stderr } = spawnSync(installed('python3'), ['-X', 'dev', ...args], { encoding: 'utf8', env });
  expect(stderr).toBe('');
  return stdout;
}

it('the Python client plays a whole game', () => {
  const played = python(CLIENT, process.execPath, COMMAND);
  expect(played).toMatch(/^Too late: .* \(ST-7\.1\)\n\d+ moves, winners \[[0-9, ]*\]\n$/);
});

/** A Python program whose referee ends between two requests. */
const ENDED = `
import sys
from feyrules_client import Referee
try:
    with Referee(sys.argv[1:]) as referee:
        referee.ask("games")
        referee.process.kill()
        referee.process.wait()
        referee.ask("games")
except RuntimeError as error:
    print(error)
`;

it('the Python client says that the referee has ended', () => {
  expect(python('-c', ENDED, process.execPath, COMMAND)).toBe('the referee has ended\n');
});

/** A Python program that sends every request twice, as after a timeout. */
const TWICE = `
import random, sys
from feyrules_client import Referee, Refused
rng = random.Random(5)
with Referee(sys.argv[1:3]) as referee:
    for game in sys.argv[3:]:
        tokens = referee.ask("new", game=game, seed=4)["tokens"]
        made = refused = 0
        for turn in range(30):
            actor = referee.ask("observe", token=tokens["table"])["actor"]
            if actor == "over":
                break
            token = tokens["seats"][actor]
            seen = referee.ask("moves", token=token)
            fields = dict(token=token, move=rng.choice(seen["moves"])["move"], seen=seen["seen"])
            referee.ask("play", **fields)
            made += 1
            before = referee.ask("record", token=tokens["referee"])
            try:
                referee.ask("play", **fields)
            except Refused as error:
                refused += error.code == "match/another-position"
            assert referee.ask("record", token=tokens["referee"]) == before
        print(game, made, refused)
`;

it('a request that the Python client sends twice makes one move, in every game', () => {
  const games = kits.map(({ game }) => game.id);
  const twice = python('-c', TWICE, process.execPath, COMMAND, ...games).trim();
  const lines = twice.split('\n').map((line) => line.split(' '));
  expect(lines.map(([game]) => game)).toEqual(games);
  for (const [, made, refused] of lines) expect([Number(made) > 5, refused]).toEqual([true, made]);
});
