import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../src/index.ts';

it.each(Object.keys(games))('%s is checked by the battery', (id) => {
  const file = new URL(`../games/${id}/battery.test.ts`, import.meta.url);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toMatch(/^conformance\(\w+\);$/m);
});
