import { it } from 'vitest';
import { elfenwizards } from '../../../src/games/elfenwizards/index.ts';
import { en } from '../../../src/games/elfenwizards/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfenwizards'));

it('every refusal has a test', () => expectEveryRefusalTested('elfenwizards', elfenwizards.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('elfenwizards', en.refusals));
