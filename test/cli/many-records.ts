/** Records for a file of many games, with every kind of verdict again and again. */

const head = (game: string, tags: string = ''): string =>
  `[Feyrules "1"]\n[Game "${game}"]\n[RulesVersion "1"]\n[Options "{\\"order\\":[0,1,2]}"]\n${tags}\n`;

const kinds: readonly string[] = [
  `${head('strage', '[Players "Anna, Berta, Carl"]\n')}4 @a1 {well begun} @b1 #*\n\n`,
  `${head('strage')}4 @a1 @h8 #*\n\n`,
  `${head('strage')}4 @a1 {never closed\n\n`,
  `${head('chess')}e4 e5 #*\n\n`,
  `[Feyrules "1"]\n[Game "strage"]\n[RulesVersion "3"]\n\n#*\n\n`,
  `${head('strage')}4 @a1 #0\n\n`,
  `${head('strage').replace('[0,1,2]', '[0,0,2]')}4 #*\n\n`,
  `${JSON.stringify({ feyrules: 1, game: 'strage', rulesVersion: 1, options: { order: [0, 1, 2] }, moves: ['4', '@a1'] })}\n`,
];

/** Text of several chunks of a file, so that the threads share the work. */
export const MANY = 2_400;

/** This many records; the first is legal, with three moves. */
export function manyRecords(count: number = MANY): string {
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).join('');
}
