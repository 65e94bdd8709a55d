import type { GameTypes, Kit, Target, Violation } from 'feyrules/core';
import { type Choice, choose, placeKey, type Seen, whyNot } from 'feyrules/front';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { boardOf } from './drawing.ts';
import { useWords } from './language.tsx';

type Move = GameTypes['move'];

export interface Touching {
  readonly kit: Kit;
  readonly seen: Seen;
  /** What the player chooses from. */
  readonly moves: readonly Move[];
  /** If any of these changes, the chosen targets are dropped. */
  readonly moment: readonly unknown[];
  /** Whether touching is disabled now. */
  readonly isClosed: boolean;
  onMove(move: Move): void;
}

export interface Touches {
  readonly choice: Choice<Move>;
  /** By key: the lit targets, each with the move that it completes, if any. */
  readonly lit: ReadonlyMap<string, string | undefined>;
  readonly chosen: { readonly targets: readonly Target[]; readonly keys: ReadonlySet<string> };
  /** Why the last touch had no effect. */
  readonly refused: Refused | undefined;
  onTouch(target: Target): void;
  cancel(): void;
}

/** Choosing a move by touching one target after the other. */
export function useTouches({ kit, seen, moves, moment, isClosed, onMove }: Touching): Touches {
  const { game } = kit;
  const board = boardOf(kit);
  const { language } = useWords();
  const [targets, setTargets] = useState<readonly Target[]>([]);
  const [refused, setRefused] = useState<Refused>();
  // Resets before the next paint. A later reset would drop a touch of what was just painted.
  useLayoutEffect(() => {
    setTargets([]);
    setRefused(undefined);
  }, [...moment]);
  const choice = useMemo(() => choose(moves, board, targets), [moves, targets]);
  const lit = useMemo(() => {
    const candidates = [...choice.complete, ...choice.rest];
    return new Map(
      choice.lit.map((target) => {
        const move = onlyMove(choose(candidates, board, [...targets, target]));
        return [placeKey(target), move && game.describe(move, language)];
      }),
    );
  }, [choice, language]);

  function onTouch(target: Target): void {
    if (isClosed) return;
    const come = touched(kit, seen, moves, targets, target);
    setRefused(come.type === 'refused' ? come : undefined);
    if (come.type === 'move') onMove(come.move);
    else if (come.type === 'chosen') setTargets(come.chosen);
  }

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setTargets([]);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const chosen = { targets, keys: new Set(targets.map(placeKey)) };
  return { choice, lit, chosen, refused, onTouch, cancel: () => setTargets([]) };
}

interface Refused {
  readonly type: 'refused';
  readonly violation: Violation | undefined;
}

/** The result of touching a target. */
type Touched =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'chosen'; readonly chosen: readonly Target[] }
  | Refused;

/** Adds a target to the chosen ones, starts anew with it, removes it, or says why it has no effect. */
function touched(kit: Kit, seen: Seen, moves: readonly Move[], chosen: readonly Target[], target: Target): Touched {
  const key = placeKey(target);
  const others = chosen.filter((other) => placeKey(other) !== key);
  const isOnlyChosen = chosen.length === 1 && others.length === 0;
  for (const tried of [[...chosen, target], [target]]) {
    const choice = choose(moves, boardOf(kit), tried);
    const move = onlyMove(choice);
    if (move !== undefined) return { type: 'move', move };
    if (choice.complete.length + choice.lit.length > 0 && !(tried.length === 1 && isOnlyChosen))
      return { type: 'chosen', chosen: tried };
  }
  if (others.length < chosen.length) return { type: 'chosen', chosen: others };
  if (seen.viewer === 'table' || seen.actor === 'over') return { type: 'refused', violation: undefined };
  const refused = whyNot(kit, seen, [...chosen, target]) ?? whyNot(kit, seen, [target]);
  return { type: 'refused', violation: refused?.violation };
}

/** The move that is complete, if nothing else can be meant. */
function onlyMove({ complete, lit }: Choice<Move>): Move | undefined {
  return complete.length === 1 && lit.length === 0 ? complete[0] : undefined;
}
