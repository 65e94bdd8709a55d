import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openPlayground, type Playground } from '../tools/playground.ts';

/** Opens the playground for the tests of a file. @returns a function that opens a page of it until the test ends. */
export function playgroundForTests(): Playground['open'] {
  let playground: Playground;
  beforeAll(async () => {
    playground = await openPlayground();
  });
  afterAll(() => playground?.close());
  return async () => {
    const opened = await playground.open();
    onTestFinished(() => opened.page.close());
    return opened;
  };
}
