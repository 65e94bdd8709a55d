import { describe, expect, it } from 'vitest';
import { budgetOf, isModule, labelOf, parametersOf, readEntrant } from '../../src/arena/entrant.ts';
import { namesOf } from '../../src/cli/arguments.ts';

describe('the name of an entrant', () => {
  it('may contain a label, a module, a budget and parameters', () => {
    const name = 'deep=./mine.mjs:100{"depth":3,"at":"x.js:5{"}';
    expect(readEntrant(name)).toMatchObject({ kind: 'module', label: 'deep', path: './mine.mjs', budget: '100' });
    expect(budgetOf(name)).toEqual({ iterations: 100 });
    expect(parametersOf(name)).toEqual({ depth: 3, at: 'x.js:5{' });
  });

  it.each([
    ['ismcts:500', 'ismcts:500', { iterations: 500 }],
    ['fast=ismcts:20ms', 'fast', { milliseconds: 20 }],
    ['greedy', 'greedy', undefined],
    ['./mine.mjs', './mine.mjs', undefined],
    ['./mine.mjs{"depth":3}', './mine.mjs{"depth":3}', undefined],
    ['./a=b.mjs:7', './a=b.mjs:7', { iterations: 7 }],
  ])('%s has the label %s', (name, label, budget) => {
    expect(labelOf(name)).toBe(label);
    expect(budgetOf(name)).toEqual(budget);
  });

  it.each(['./mine.mjs', 'x=./mine.mjs', 'x=mine.ts:5', '/a/b.cjs{}', 'file:///a/b.mts:5ms{"x":1}', './my.js.mjs:5'])(
    'is recognized as that of a module: %s',
    (name) => expect(isModule(name)).toBe(true),
  );

  it.each(['./mine.mjs:x', './mine.mjs:', 'ismcts:0', './mine.mjs:0{}'])('%s has an invalid budget', (name) => {
    expect(() => budgetOf(name)).toThrow(/has no valid budget/);
  });

  it.each(['./mine.mjs{', './mine.mjs{"a":1}x', './mine.mjs:5{a:1}'])('%s has invalid parameters', (name) => {
    expect(() => parametersOf(name)).toThrow(/must be a JSON object such as/);
  });

  it('may have commas in its parameters, also in a list of entrants', () => {
    const names = ['greedy', 'a=./b.mjs:1{"x":1,"y":["}",",\\""]}', 'random'];
    expect(namesOf('greedy, a=./b.mjs:1{"x":1,"y":["}",",\\""]} ,random')).toEqual(names);
  });
});
