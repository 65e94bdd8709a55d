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
