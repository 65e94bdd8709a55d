import type { Kit } from '../../../src/core/kit.ts';

/** Maximum length of a default in the table; longer ones are in their clause. */
const SHORT = 30;

/** The options of the games, as the table of the guide. */
export function tableOfOptions(kits: readonly Kit[]): string {
  const rows = kits.flatMap(({ game }) =>
    game.options.map(({ key, expected, default: standard, clause }, index) => {
      const json = JSON.stringify(standard);
      const name = index === 0 ? game.name : '';
      return `| ${name} | \`${key}\` | ${expected} | ${json.length > SHORT ? `as in ${clause}` : `\`${json}\``} | ${clause} |`;
    }),
  );
  return ['| game | option | values | default | clause |', '|---|---|---|---|---|', ...rows].join('\n');
}
