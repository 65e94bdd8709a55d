import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { kits } from '../../src/games/index.ts';
import { RefereeServer } from '../../src/referee/index.ts';
import { faults } from '../../src/referee/server/refusals.ts';
import { tools } from '../../src/referee/server/requests.ts';

const GUIDE = readFileSync(new URL('../../docs/guides/protocol.md', import.meta.url), 'utf8');
/** The names of tokens in the guide, in the order in which matches create them. */
const NAMES = ['', 'new-'].flatMap((prefix) => ['red', 'green', 'arbiter', 'public'].map((name) => prefix + name));

/** The rows of the table whose first column has this heading, each cell without quotes. */
function rows(head: string): string[][] {
  const [, body = ''] = GUIDE.split(`\n| ${head} |`)[1]?.split(/\n\|[-|]+\n/) ?? [];
  const lines = body.split('\n\n')[0]?.trim().split('\n') ?? [];
  return lines.map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));
}

/** An answer with only the first two squares of a board. */
function shortened(answer: string): string {
  return answer.replace(/("board":\[(?:\{[^}]*\},){2})[^\]]*/, '$1…');
}

describe('the guide to the protocol', () => {
  it("is a transcript of the server's answers", async () => {
    const names = [...NAMES];
    const server = new RefereeServer({ kits, token: () => names.shift() ?? '' });
    const lines = GUIDE.split('\n').filter((line) => /^[<>] /.test(line));
    const played: string[] = [];
    for (const line of lines.filter((said) => said.startsWith('> '))) {
      played.push(line, shortened(`< ${await server.answerText(line.slice(2))}`));
    }
    expect(played.length).toBeGreaterThan(20);
    expect(lines).toEqual(played);
  });

  it('lists every request with its fields', () => {
    const listed = rows('`do`').map(([, verb, fields]) => [verb, fields]);
    const known = Object.entries(tools).map(([verb, { input }]) => {
      const { properties = {}, required = [] } = z.toJSONSchema(input);
      const fields = Object.keys(properties).filter((name) => name !== 'locale');
      return [verb, fields.map((name) => (required.includes(name) ? name : `${name}?`)).join(', ')];
    });
    expect(listed).toEqual(known);
  });

  it('lists every code of the protocol with its sentence', () => {
    expect(rows('code').map(([, code, sentence]) => [code, sentence])).toEqual(
      Object.entries(faults).map(([code, { en }]) => [code, en.replaceAll('`', '')]),
    );
  });
});
