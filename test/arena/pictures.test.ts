import { expect, it } from 'vitest';
import { painter } from '../../src/arena/page/pictures.ts';

const { rows, bars } = await painter();

it('rows match their snapshot', async () => {
  const marks = [
    { row: 0, series: 0, value: 1200, low: 1100, high: 1300 },
    { row: 1, series: 0, value: 1000, low: 900, high: 1150 },
  ];
  const one = rows({ names: ['strong', 'weak'], marks, series: 1, axis: 'rating', scale: 'linear', tick: String });
  await expect(`${one}\n`).toMatchFileSnapshot('pictures/rows.txt');
});

it('bars match their snapshot', async () => {
  const drawn = bars({ names: ['1–2', '3–4', '5–6'], values: [1, 4, 2], axis: 'moves', count: 'games' });
  await expect(`${drawn}\n`).toMatchFileSnapshot('pictures/bars.txt');
});

it('marks of one row lie one below the other, around the middle of the row', () => {
  const marks = [0, 1, 2].map((series) => ({ row: 0, series, value: 2, low: 1, high: 3 }));
  const drawn = rows({ names: ['first'], marks, series: 3, axis: 'wins', scale: 'linear', tick: String });
  const heights = [...drawn.matchAll(/translate\([\d.]+ ([\d.]+)\)" fill="var\(--c\d/g)].map(([, y]) => Number(y));
  expect(heights).toEqual([22, 35, 48]);
});
