import type { JSX } from 'preact';
import type { Say } from './words.ts';

interface Props {
  /** How many moves the viewer has made, was told of or has seen up to what is shown, and up to now. */
  readonly step: number;
  readonly now: number;
  readonly say: Say;
  onStep(step: number): void;
  onContinue(): void;
}

/** Along the record, back and forth. */
export function Past({ step, now, say, onStep, onContinue }: Props): JSX.Element {
  const isPast = step < now;
  return (
    <section class="past">
      <label>
        {say('ply', { ply: step, plies: now })}
        <input
          type="range"
          min="0"
          max={now}
          value={step}
          onInput={({ currentTarget }) => onStep(Number(currentTarget.value))}
        />
      </label>
      <div class="bar">
        <button
          type="button"
          disabled={step === 0}
          aria-label={say('back')}
          title={say('back')}
          onClick={() => onStep(step - 1)}
        >
          ◀
        </button>
        <button
          type="button"
          disabled={!isPast}
          aria-label={say('forward')}
          title={say('forward')}
          onClick={() => onStep(step + 1)}
        >
          ▶
        </button>
        <button type="button" disabled={!isPast} aria-label={say('now')} title={say('now')} onClick={() => onStep(now)}>
          ▶▶
        </button>
        {isPast && (
          <button type="button" onClick={onContinue}>
            {say('continueHere')}
          </button>
        )}
      </div>
      {isPast && <p class="hint">{say('past')}</p>}
    </section>
  );
}
