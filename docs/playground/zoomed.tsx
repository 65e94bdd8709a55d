import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Board, type BoardProps } from './board.tsx';
import { useWords } from './language.tsx';

interface Props extends Omit<BoardProps, 'zoom' | 'label'> {
  /** Content beside the zoom buttons. */
  readonly children?: ComponentChildren;
}

/** A board with zoom. */
export function ZoomedBoard({ children, ...board }: Props): JSX.Element {
  const { say } = useWords();
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Board {...board} label={say('board')} zoom={zoom} />
      <div class="bar">
        <button type="button" onClick={() => setZoom((now) => Math.min(3, now + 0.5))}>
          {say('larger')}
        </button>
        <button type="button" disabled={zoom === 1} onClick={() => setZoom((now) => Math.max(1, now - 0.5))}>
          {say('smaller')}
        </button>
        {children}
      </div>
    </>
  );
}
