import { it } from 'vitest';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { refusals } from '../../../src/games/elfenwizards/refusals.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfenwizards'));

it('every refusal has a test', () => expectEveryRefusalTested('elfenwizards', elfenwizards.refusals));

it('every refusal stands in the rules, with its clauses', () => expectEveryRefusalListed('elfenwizards', refusals));
