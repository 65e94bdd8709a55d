import { it } from 'vitest';
import { strage } from '../../../src/games/strage/index.ts';
import { en } from '../../../src/games/strage/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('strage'));

it('every refusal has a test', () => expectEveryRefusalTested('strage', strage.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('strage', en.refusals));
