import { it } from 'vitest';
import { elfenland } from '../../../src/games/elfenland/index.ts';
import { refusals } from '../../../src/games/elfenland/refusals.ts';
import { expectEveryClauseTested, expectEveryRefusalListed, expectEveryRefusalTested } from '../clauses.ts';

it('every clause has a test', () => expectEveryClauseTested('elfenland'));

it('every refusal has a test', () => expectEveryRefusalTested('elfenland', elfenland.refusals));

it('every refusal stands in the rules, with its clauses', () => expectEveryRefusalListed('elfenland', refusals));
