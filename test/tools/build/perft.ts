import { kits } from '../../../src/games/index.ts';
import type { Counted } from '../../games/perft.ts';

/** The page of the numbers in `test/games/<game>/counts.ts`. */
export function pageOfPerft(counted: ReadonlyMap<string, readonly Counted[]>): string {
  const games = kits.map(({ game }) => {
    const positions = (counted.get(game.id) ?? []).map(section).join('\n');
    return `## ${game.name}\n\nRules version ${game.rulesVersion}.\n\n${positions}`;
  });
  return `# Numbers of move sequences

\`npx vitest run test/house/perft.test.ts -u\` writes this page. The tests count the sequences with the library, and again with a second, naive implementation of each game, which shares no code with the library.

The number at depth *d* is the number of sequences of *d* legal moves from the position. Each outcome of chance counts as one move; weights do not matter. A shorter sequence that ends the game does not count. A position is given by the options of the game and the moves that lead to it, in the notation of the game's rules; without moves it is the beginning of the game. Options that are not listed have their defaults.

If your number differs, make each legal move of the position, and compare the numbers of the positions that follow, at a depth one lower. Continue with a position whose number differs, until you reach one whose legal moves differ. [The vectors](vectors/README.md) list the legal moves of many positions.

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
