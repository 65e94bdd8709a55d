import type { FeedEntry, Piece, Target } from 'feyrules/core';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { Board } from './board.tsx';
import { boardOf, useDrawing } from './drawing.ts';
import { EventLog } from './event-log.tsx';
import { type FrameSource, useFrames } from './frames.ts';
import { useWords } from './language.tsx';
import { capital, phaseOf } from './names.ts';
import { Refused } from './refusal.tsx';
import { type Touching, useTouches } from './touches.ts';

interface Props extends Omit<FrameSource, 'layout'>, Touching {
  readonly players: number;
  /** The seat whose pieces may be touched; `undefined` for none. */
  readonly self: number | undefined;
  readonly feed: readonly Omit<FeedEntry, 'index'>[];
  /** Content above the prompt. */
  readonly above: ComponentChildren;
  /** Content after the prompt, in its line. */
  readonly note: ComponentChildren;
  /** Content between the prompt and the board. */
  readonly children: ComponentChildren;
  /** Content beside the zoom buttons. */
  readonly besideZoom: ComponentChildren;
  /** Content above the events. */
  readonly aboveTold?: ComponentChildren;
}

const NONE: Touching['moves'] = [];

/** A position for the one who views it: the board, the possible moves, why a move is not possible, and the events. */
export function InPlay(props: Props): JSX.Element {
  const { kit, skin, seen, players, self, feed, onMove } = props;
  const { language, say } = useWords();
  const [zoom, setZoom] = useState(1);
  const board = boardOf(kit);
  const { drawing, layout } = useDrawing(kit, seen.view, players);
  const shown = useFrames({ ...props, layout });
  const prompt = useRef<HTMLParagraphElement>(null);
  // When the button that had the focus has left the page or is disabled, the keyboard goes on from the prompt.
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) prompt.current?.focus({ preventScroll: true });
  });
  // A player who still sees an earlier position must not decide on it: the first touch shows the present.
  const moves = shown.isBehind ? NONE : props.moves;
  const touches = useTouches({ ...props, moves });
  const touch = (piece: Piece): Target | undefined => (self === undefined ? undefined : board.touch(piece, self));
  return (
    <>
      <div class="play">
        {props.above}
        <p class="prompt" role="status" tabindex={-1} ref={prompt} style={{ outline: 'none' }}>
          {capital(kit.game.prompt(phaseOf(seen.view), seen.actor, language))}
          {props.note}
        </p>
        {props.children}
        <Board
          layout={layout}
          skin={skin}
          drawing={drawing}
          shown={shown}
          label={say('board')}
          zoom={zoom}
          lit={touches.lit}
          chosen={touches.chosen.keys}
          touch={touch}
          onTouch={shown.isBehind ? shown.catchUp : touches.onTouch}
        />
        <div class="bar">
          <button type="button" onClick={() => setZoom((now) => Math.min(3, now + 0.5))}>
            {say('larger')}
          </button>
          <button type="button" disabled={zoom === 1} onClick={() => setZoom((now) => Math.max(1, now - 0.5))}>
            {say('smaller')}
          </button>
          {props.besideZoom}
        </div>
      </div>
      <div class="side">
        <Actions
          game={kit.game}
          touches={touches}
          moves={moves}
          drawing={drawing}
          layout={layout}
          touch={touch}
          onMove={onMove}
        />
        <Refused kit={kit} refused={touches.refused} />
        {props.aboveTold}
        <EventLog kit={kit} feed={feed} />
        {kit.drawTable !== undefined && (
          <details>
            <summary>{say('table')}</summary>
            <pre tabindex={0}>{kit.drawTable(seen.view, language)}</pre>
          </details>
        )}
      </div>
    </>
  );
}
