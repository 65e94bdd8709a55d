import { type Budget, limitsOf, type Thinking } from '../bots/bot.ts';
import { thinkerOf, throwUnknownBot } from '../bots/catalogue.ts';
import { sentError } from '../bots/sent-error.ts';
import type { Tagged } from '../core/game.ts';
import { type Kit, kitsById } from '../core/kit.ts';
import { seeded, systemRandom } from '../core/rng.ts';
import { excerpt } from '../core/wording.ts';
import { frontFailure } from './failures.ts';
import { fromPort, type Port, type PortEvent, type PortReply, type PortRequest, toPort } from './worker-messages.ts';

/** Milliseconds between two checks for a stop signal, each with a progress report. */
const SLICE = 25;
/** Maximum share of a bot's time budget that loading its worker may use up. */
const MOST_LOST = 1 / 2;

type Asked = Extract<PortRequest, { type: 'ask' }>;

/**
 * Answers the questions of {@link askBot} with the games' bots. A Worker needs only `serveBot(self, kit)`. If there are
 * several questions, the bots take turns, each thinking for a short time.
 * @param kits the games that it answers for.
 * @returns a function that stops it: it takes no more questions, but still answers the open ones.
 */
export function serveBot(port: Port, ...kits: readonly Kit[]): () => void {
  const known = kitsById(kits);
  /** By the id of the question: whether the bot shall stop and answer. */
  const asked = new Map<number, { shallStop: boolean }>();
  let isOpen = true;
  const leave = (): void => {
    if (!isOpen && asked.size === 0) port.removeEventListener('message', hear);
  };
  const say = (answer: PortReply): void => port.postMessage(toPort(answer));
  const hear = ({ data }: PortEvent): void => {
    const question = fromPort<PortRequest>(data);
    if (question === undefined) return;
    const { id } = question;
    const thought = asked.get(id);
    if (question.type === 'ask') {
      if (!isOpen) return;
      asked.set(id, { shallStop: false });
      void answer(question);
    } else if (question.type === 'cancel') {
      asked.delete(id);
    } else if (thought !== undefined) {
      thought.shallStop = true;
    }
  };
  async function answer(question: Asked): Promise<void> {
    const { id } = question;
    let kit: Kit | undefined;
    try {
      kit = known.get(question.game);
      if (kit === undefined) throw frontFailure('front/unknown-game', { game: excerpt(question.game) });
      const { thinker, budget: usual } = thinkerOf(question.bot, kit) ?? throwUnknownBot(question.bot);
      const { budget = usual } = question;
      const rng = question.seed === undefined ? systemRandom() : seeded(question.seed);
      const thinking = thinker.think(question.observation, budget, rng);
      const move = await thoughtOf(question, thinking, budget, asked, say);
      if (move !== undefined && asked.has(id)) say({ type: 'move', id, notation: kit.game.print(move) });
    } catch (error) {
      say({ type: 'error', id, error: sentError(await failureOf(error, kit, question)) });
    }
    asked.delete(id);
    leave();
  }
  port.addEventListener('message', hear);
  port.start?.();
  return () => {
    isOpen = false;
    leave();
  };
}

/** The error to send: `front/other-game` if the view is of another game, or else the error that occurred. */
async function failureOf(error: unknown, kit: Kit | undefined, { observation }: Asked): Promise<unknown> {
  const schemas = await kit?.schemas?.().catch(() => undefined);
  if (kit === undefined || schemas === undefined || schemas.view.is(observation.view)) return error;
  return frontFailure('front/other-game', { game: kit.game.id }, { cause: error });
}

/**
 * Thinks in slices until there is a move; `undefined` if the question is cancelled. Time counts from the moment of the
 * question, so loading the worker uses up part of the budget, but at most the share `MOST_LOST`.
 */
async function thoughtOf(
  { id, at }: Asked,
  thinking: Thinking<{ readonly move: Tagged }>,
  budget: Budget,
  asked: ReadonlyMap<number, { readonly shallStop: boolean }>,
  say: (answer: PortReply) => void,
): Promise<Tagged | undefined> {
  const { iterations, milliseconds } = limitsOf(budget);
  let steps = 0;
  let spent = Math.min(Math.max(0, Date.now() - at), MOST_LOST * milliseconds);
  for (;;) {
    const isOver = spent >= milliseconds;
    const since = performance.now();
    const until = since + Math.min(SLICE, milliseconds - spent);
    do {
      const step = thinking.next(isOver || asked.get(id)?.shallStop === true);
      if (step.done) return step.value.move;
      steps += 1;
    } while (performance.now() < until);
    spent += performance.now() - since;
    const done = Math.max(steps / iterations, spent / milliseconds);
    say({ type: 'thinking', id, done: Math.min(1, done) });
    await new Promise((resolve) => setTimeout(resolve));
    if (!asked.has(id)) return undefined;
  }
}
