import type { GameTypes, Kit, Target } from 'feyrules/core';
import { type Choice, choose, placeKey, type Seen } from 'feyrules/front';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { boardOf } from './drawing.ts';
import { useWords } from './language.tsx';
import { type Touched, touched } from './touching.ts';

type Move = GameTypes['move'];
type Refused = Extract<Touched, { type: 'refused' }>;

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
  const lit = useMemo(
    () =>
      new Map(choice.lit.map((target) => [placeKey(target), meaning([...choice.complete, ...choice.rest], target)])),
    [choice, language],
  );

  function meaning(candidates: readonly Move[], target: Target): string | undefined {
    const next = choose(candidates, board, [...targets, target]);
    const [move] = next.complete;
    return move !== undefined && next.complete.length === 1 && next.lit.length === 0
      ? game.describe(move, language)
      : undefined;
  }

  function onTouch(target: Target): void {
    if (isClosed) return;
    const come = touched(kit, seen, moves, targets, target);
    setRefused(come.type === 'refused' ? come : undefined);
    if (come.type === 'move') onMove(come.move);
    else if (come.type === 'chosen') setTargets(come.chosen);
  }

  const chosen = { targets, keys: new Set(targets.map(placeKey)) };
  return { choice, lit, chosen, refused, onTouch, cancel: () => setTargets([]) };
}
