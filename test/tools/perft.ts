import { kits } from '../../src/games/index.ts';
import type { Counted } from '../games/perft.ts';

/** The page of the numbers that `test/games/<game>/perft.test.ts` counts. */
export function pageOfPerft(counted: ReadonlyMap<string, readonly Counted[]>): string {
  const games = kits.map(({ game }) => {
    const positions = (counted.get(game.id) ?? []).map(section).join('\n');
    return `## ${game.name}\n\nRules version ${game.rulesVersion}.\n\n${positions}`;
  });
  return `# Numbers of move sequences

Written by \`npx vitest run test/house/perft.test.ts -u\` from the numbers that the tests count, by the rules of the library and by a second, naive implementation of each game that shares no code with them.

At depth *d* stands the number of sequences of *d* legal moves from the position. Chance is counted by outcomes, not by weights: every notation that chance may have is a move like any other. A sequence that ends the game earlier does not count. Options that are not named have their defaults. A position is a record: the options and the moves, in the notation of the game's rules, that lead to it; without moves it is the beginning.

Other numbers than these are the shortest way to a mistake: go down the move whose own number differs, and again, until the position is found in which the legal moves do. [The vectors](vectors/README.md) say what they are in many positions.

${games.join('\n')}`;
}

function section({ name, options, moves, counts }: Counted): string {
  const depths = counts.map((_, index) => index + 1).join(' | ');
  const record = moves === '' ? '' : `\n\`\`\`text\n${moves}\n\`\`\`\n`;
  return `### ${name[0]?.toUpperCase()}${name.slice(1)}

Options \`${JSON.stringify(options)}\`
${record}
| depth | ${depths} |
|---|${'---|'.repeat(counts.length)}
| sequences | ${counts.join(' | ')} |
`;
}
