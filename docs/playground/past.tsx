import type { JSX } from 'preact';
import { useWords } from './language.tsx';

interface Props {
  /** Number of moves that the viewer has made or noticed: `step` up to the position shown, `now` in total. */
  readonly step: number;
  readonly now: number;
  onStep(step: number): void;
  onContinue(): void;
}

/** Controls to go back and forth in the record. */
export function Past({ step, now, onStep, onContinue }: Props): JSX.Element {
  const { say } = useWords();
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
