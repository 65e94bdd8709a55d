import { it } from 'vitest';
import { elfengold } from '../../../src/games/elfengold/index.ts';
import { refusals } from '../../../src/games/elfengold/refusals.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfengold'));

it('every refusal has a test', () => expectEveryRefusalTested('elfengold', elfengold.refusals));

it('every refusal stands in the rules, with its clauses', () => expectEveryRefusalListed('elfengold', refusals));
