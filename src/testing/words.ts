import { fail, ok } from 'node:assert/strict';
import type { BaseState, Tagged } from '../core/game.ts';
import { moveRefusals } from '../core/refusals.ts';
import { seeded } from '../core/rng.ts';
import { shown } from '../core/wording.ts';
import { named } from './faults.ts';
import { checkEveryState, checkSampledStates, viewersOf } from './play.ts';
import type { Checks } from './states.ts';
import type { Subject } from './subject.ts';
import { neighboursOf, universeOf } from './universe.ts';

/** Properties of texts and cited clauses. */
export const words: Checks = {
  'every language has all the words'({ game, locales }) {
    const moves = Object.keys(game.moves);
    const own = game.refusals
      .map((code) => code.slice(game.id.length + 1))
      .filter((code) => !Object.hasOwn(moveRefusals, code));
    for (const locale of locales) {
      const spoken = game.words[locale] ?? game.words.en;
      const wanted = (section: keyof typeof spoken, keys: readonly string[]): void => {
        const missing = keys.filter((key) => !Object.hasOwn(spoken[section] ?? {}, key));
        if (missing.length > 0) fail(`words.${locale}.${section} lacks ${missing.join(', ')}`);
      };
      wanted('types', moves);
      wanted('moves', moves);
      wanted('refusals', own);
      const options = (game.options ?? []).map(({ key }) => key);
      wanted('options', options);
      for (const section of SECTIONS) wanted(section, Object.keys(game.words.en[section] ?? {}));
    }
  },

  'every move, event, view and seat has words in every language'(subject) {
    const { game, kit, locales } = subject;
    const moves = new Set<string>();
    const tell = (state: BaseState, move: Tagged): void => {
      for (const locale of locales) {
        expectWords(`the move ${named(game, move)}`, locale, game.describe(move, locale));
        expectWords(`the prompt of ${state.phase}`, locale, game.prompt(state.phase, game.actor(state), locale));
        wordsOf(subject, 'prompts', state.phase, locale);
        game.apply(state, move, (event) => {
          wordsOf(subject, 'events', event.type, locale);
          expectWords(`the event ${JSON.stringify(event)}`, locale, game.describeEvent(event, locale));
        });
      }
      moves.add(move.type);
    };
    for (const state of subject.positions) for (const move of game.legalMoves(state)) tell(state, move);
    checkEveryState(subject, 15, 300, ({ state, move }, rng) => {
      tell(state, move);
      if (rng.int(5) > 0) return;
      for (const viewer of viewersOf(state)) {
        for (const locale of locales) {
          if (kit.drawTable !== undefined) {
            expectWords('the table', locale, kit.drawTable(game.view(state, viewer), locale));
          }
          if (typeof viewer === 'number') expectWords(`seat ${viewer}`, locale, game.describeSeat(viewer, locale));
        }
      }
    });
    const missed = Object.keys(game.moves).filter((type) => !moves.has(type));
    return unreached(subject, missed, 'move of the type');
  },

  'every refusal is reached, cites a clause, and has words in every language'(subject) {
    const { game } = subject;
    const reached = new Set<string>();
    const look = (state: BaseState, rng = seeded(1)): void => {
      const tries: unknown[] = [null, { type: 'no such move' }];
      for (const move of game.legalMoves(state)) {
        tries.push({ ...move, extra: 1 });
        for (const near of neighboursOf(game, move, rng)) tries.push(near.move);
      }
      for (const { move } of universeOf(game)) tries.push(move);
      for (const tried of tries) {
        const refused = game.violation(state, tried);
        if (refused === undefined || reached.has(`${refused.code} ${refused.clause}`)) continue;
        reached.add(refused.code).add(`${refused.code} ${refused.clause}`);
        ok(game.refusals.includes(refused.code), `the refusal ${refused.code} is not among those of the game`);
        expectClause(subject, `the refusal ${refused.code}`, refused.clause);
        for (const locale of subject.locales) {
          const text = game.describeViolation(refused, locale);
          expectWords(`the refusal ${refused.code}`, locale, text);
          if (locale.split('-')[0] === 'en') continue;
          ok(
            text !== game.describeViolation(refused, 'en'),
            `the refusal ${refused.code} is in "${locale}" what it is in English: ${text}`,
          );
        }
      }
    };
    for (const state of subject.positions) look(state);
    checkSampledStates(subject, 30, 500, 24, ({ state }, rng) => look(state, rng));
    // The samples above rarely include short phases.
    const looks = new Map<string, number>();
    checkEveryState(subject, 8, 500, ({ state }, rng) => {
      const before = looks.get(state.phase) ?? 0;
      looks.set(state.phase, before + 1);
      if (before < LOOKS) look(state, rng);
    });
    // The common refusals are not required: a game with one phase or one type of move cannot reach some of them.
    const own = game.refusals.filter((code) => !Object.hasOwn(moveRefusals, code.slice(game.id.length + 1)));
    const missed = own.filter((code) => !reached.has(code));
    return unreached(subject, missed, 'refusal');
  },

  'every phase and every event cites a clause'(subject) {
    const { game } = subject;
    const look = (state: BaseState, move: Tagged): void => {
      expectClause(subject, `the phase ${state.phase}`, game.clause(state));
      game.apply(state, move, (event, clause) => {
        expectClause(subject, `the event ${event.type}`, clause);
      });
    };
    for (const state of subject.positions) for (const move of game.legalMoves(state)) look(state, move);
    checkEveryState(subject, 15, 300, ({ state, move }) => look(state, move));
  },
};

/** Minimum number of states per phase that are checked for refusals. */
const LOOKS = 4;

const SECTIONS = ['types', 'moves', 'events', 'phases', 'prompts', 'refusals', 'options', 'labels', 'names'] as const;

function wordsOf({ game }: Subject, section: 'events' | 'prompts', key: string, locale: string): void {
  const spoken = game.words?.[locale];
  if (spoken === undefined) return;
  ok(Object.hasOwn(spoken[section] ?? {}, key), `words.${locale}.${section} lacks ${key}`);
}

function expectClause({ clauses }: Subject, what: string, clause: unknown): void {
  ok(typeof clause === 'string' && /^\S+$/.test(clause), `${what} cites ${JSON.stringify(clause)}, which is no clause`);
  ok(clauses === undefined || clauses.has(clause), `${what} cites ${clause}, and the rules have no such clause`);
}

function expectWords(what: string, locale: string, text: unknown): void {
  const put = `${what} is put into "${locale}" as ${shown(text)}`;
  ok(typeof text === 'string' && /\p{L}/u.test(text), `${put}, which has no words`);
  const hole = /\b(?:undefined|NaN|null)\b|\[object|\?\?|\{\w+\}/.exec(text)?.[0];
  if (hole !== undefined) fail(`${put}, with "${hole}" in it`);
}

/**
 * Reports what was missed, if anything.
 * @throws AssertionError if the spec requires completeness.
 */
function unreached({ complete, effort }: Subject, missed: readonly string[], what: string): string | undefined {
  if (effort < 1 || missed.length === 0) return undefined;
  const sentence = `random play reaches no ${what} ${missed.join(', ')}; is it possible at all? If so, add a state to \`positions\``;
  return complete ? fail(sentence) : sentence;
}
