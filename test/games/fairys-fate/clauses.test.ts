import { it } from 'vitest';
import { fairysFate } from '../../../src/games/fairys-fate/index.ts';
import { en } from '../../../src/games/fairys-fate/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('fairys-fate'));

it('every refusal has a test', () => expectEveryRefusalTested('fairys-fate', fairysFate.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('fairys-fate', en.refusals));
