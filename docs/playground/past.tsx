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
  const stops = [
    ['back', '◀', Math.max(0, step - 1)],
    ['forward', '▶', Math.min(now, step + 1)],
    ['now', '▶▶', now],
  ] as const;
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
        {stops.map(([name, sign, to]) => (
          <button
            type="button"
            key={name}
            disabled={to === step}
            aria-label={say(name)}
            title={say(name)}
            onClick={() => onStep(to)}
          >
            {sign}
          </button>
        ))}
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
