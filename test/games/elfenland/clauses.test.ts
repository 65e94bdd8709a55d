import { it } from 'vitest';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { en } from '../../../src/games/elfenland/words/en.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfenland'));

it('every refusal has a test', () => expectEveryRefusalTested('elfenland', elfenland.refusals));

it('the rules list every refusal with its clauses', () => expectEveryRefusalListed('elfenland', en.refusals));
