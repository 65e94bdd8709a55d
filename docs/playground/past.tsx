import type { Session } from 'feyrules/front';
import type { JSX } from 'preact';
import type { Say } from './words.ts';

interface Props {
  readonly session: Session;
  readonly ply: number;
  readonly say: Say;
  onPly(ply: number): void;
  onContinue(ply: number): void;
}

/** Along the record, back and forth. */
export function Past({ session: { plies }, ply, say, onPly, onContinue }: Props): JSX.Element {
  const isPast = ply < plies;
  return (
    <section class="past">
      <label>
        {say('ply', { ply, plies })}
        <input
          type="range"
          min="0"
          max={plies}
          value={ply}
          onInput={({ currentTarget }) => onPly(Number(currentTarget.value))}
        />
      </label>
      <div class="bar">
        <button
          type="button"
          disabled={ply === 0}
          aria-label={say('back')}
          title={say('back')}
          onClick={() => onPly(ply - 1)}
        >
          ◀
        </button>
        <button
          type="button"
          disabled={!isPast}
          aria-label={say('forward')}
          title={say('forward')}
          onClick={() => onPly(ply + 1)}
        >
          ▶
        </button>
        <button
          type="button"
          disabled={!isPast}
          aria-label={say('now')}
          title={say('now')}
          onClick={() => onPly(plies)}
        >
          ▶▶
        </button>
        {isPast && (
          <button type="button" onClick={() => onContinue(ply)}>
            {say('continueHere')}
          </button>
        )}
      </div>
      {isPast && <p class="hint">{say('past')}</p>}
    </section>
  );
}
