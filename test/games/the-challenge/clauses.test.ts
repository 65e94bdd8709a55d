import { it } from 'vitest';
import { theChallenge } from '../../../src/games/the-challenge/index.ts';
import { en } from '../../../src/games/the-challenge/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('the-challenge'));

it('every refusal has a test', () => expectEveryRefusalTested('the-challenge', theChallenge.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('the-challenge', en.refusals));
