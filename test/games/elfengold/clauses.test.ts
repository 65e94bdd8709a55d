import { it } from 'vitest';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { en } from '../../../src/games/elfengold/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfengold'));

it('every refusal has a test', () => expectEveryRefusalTested('elfengold', elfengold.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('elfengold', en.refusals));
