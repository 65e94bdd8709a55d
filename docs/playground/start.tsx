import { kits } from 'feyrules';
import { describeLevel, levels } from 'feyrules/bots';
import { type Kit, OptionsError } from 'feyrules/core';
import { type FormField, optionsForm } from 'feyrules/front';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useWords } from './language.tsx';
import { begun, PACES, type Pace, type Play, SITTERS, type SitterName } from './play.ts';
import { Refusal } from './refusal.tsx';
import { skinOf } from './skins/index.ts';
import { isPace, keptPlay, sitterNamed } from './storage.ts';

interface Props {
  onPlay(play: Play): void;
}

/** The games, and the settings of a new one. */
export function Start({ onPlay }: Props): JSX.Element {
  const { say } = useWords();
  const [kit, setKit] = useState<Kit | undefined>(kits[0]);
  const last = useMemo(keptPlay, []);
  return (
    <div class="start">
      <h2>{say('title')}</h2>
      <p class="lead">{say('lead')}</p>
      {last !== undefined && (
        <button type="button" class="primary" onClick={() => onPlay(begun(last))}>
          {say('resume')}: {last.kit.game.name}
        </button>
      )}
      <div class="games" role="group" aria-label={say('newGame')}>
        {kits.map((one) => (
          <button
            type="button"
            key={one.game.id}
            data-game={one.game.id}
            aria-pressed={one === kit}
            onClick={() => setKit(one)}
          >
            <span class="emblem" aria-hidden="true">
              {skinOf(one.game.id).emblem}
            </span>
            {one.game.name}
          </button>
        ))}
      </div>
      {kit !== undefined && <Setup key={kit.game.id} kit={kit} onPlay={onPlay} />}
    </div>
  );
}

function Setup({ kit, onPlay }: Props & { kit: Kit }): JSX.Element {
  const { language, say } = useWords();
  const form = useMemo(() => optionsForm(kit.game, language), [kit, language]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [seats, setSeats] = useState<readonly SitterName[]>(['person']);
  const [dictated, setDictated] = useState(false);
  const [pace, setPace] = useState<Pace>('brisk');
  const [error, setError] = useState<unknown>();
  const standard = form.find(({ key }) => key === 'players')?.default;
  const players = Number(options['players'] ?? standard);
  const sitters = Array.from({ length: players }, (_, seat) => seats[seat] ?? 'normal');
  const begin = (event: Event): void => {
    event.preventDefault();
    try {
      onPlay(begun({ kit, options, seats: sitters, dictated, pace, ...seedOf(location.hash) }));
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <form onSubmit={begin} onInput={() => setError(undefined)}>
      <fieldset>
        <legend>{say('options')}</legend>
        {form.map((field) => (
          <Field
            key={field.key}
            field={field}
            value={options[field.key] ?? field.default}
            onValue={(value) => setOptions({ ...options, [field.key]: value })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{say('seats')}</legend>
        {sitters.map((name, seat) => (
          <label key={seat}>
            {kit.game.describeSeat(seat, language)}
            <select
              data-seat={seat}
              value={name}
              onChange={({ currentTarget }) =>
                setSeats(sitters.map((known, at) => (at === seat ? sitterNamed(currentTarget.value) : known)))
              }
            >
              {SITTERS.map((one) => (
                <option key={one} value={one}>
                  {say(one)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {levels
          .filter((level) => sitters.includes(level))
          .map((level) => (
            <p class="hint" key={level}>
              {say(level)} – {describeLevel(level, kit, language)}
            </p>
          ))}
        <label>
          {say('pace')}
          <select value={pace} data-pace onChange={({ currentTarget: { value } }) => isPace(value) && setPace(value)}>
            {Object.keys(PACES)
              .filter(isPace)
              .map((one) => (
                <option key={one} value={one}>
                  {say(one)}
                </option>
              ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={dictated}
            onChange={({ currentTarget }) => setDictated(currentTarget.checked)}
          />
          {say('dictated')}
        </label>
      </fieldset>
      {error !== undefined && (
        <div role="alert" class="refusal">
          {error instanceof OptionsError ? <Refusal kit={kit} violation={error.violation} /> : String(error)}
        </div>
      )}
      <button type="submit" class="primary begin">
        {say('begin')}
      </button>
    </form>
  );
}

/** Makes the draws of a game repeatable: the address may end in `#seed=7`. */
function seedOf(hash: string): { readonly seed?: number } {
  const seed = /^#seed=(\d{1,9})$/.exec(hash)?.[1];
  return seed === undefined ? {} : { seed: Number(seed) };
}

interface FieldProps {
  readonly field: FormField;
  readonly value: unknown;
  onValue(value: unknown): void;
}

function Field({ field, value, onValue }: FieldProps): JSX.Element {
  const { say } = useWords();
  const { key, label, choices, expected } = field;
  const [text, setText] = useState(typeof value === 'string' ? value : JSON.stringify(value));
  const fault = optionOf(text) === undefined ? say('badOption', { expected }) : '';
  if (choices !== undefined) {
    return (
      <label>
        {label}
        <select
          data-option={key}
          value={choices.findIndex((choice) => choice.value === value)}
          onChange={({ currentTarget }) => onValue(choices[Number(currentTarget.value)]?.value)}
        >
          {choices.map((choice, index) => (
            <option key={choice.label} value={index}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label>
      {label}
      <input
        data-option={key}
        value={text}
        aria-invalid={fault !== ''}
        title={expected}
        // The browser does not submit the form until the fault is mended.
        ref={(input) => input?.setCustomValidity(fault)}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          const read = optionOf(currentTarget.value);
          if (read !== undefined) onValue(read);
        }}
      />
      {fault !== '' && <span role="alert">{fault}</span>}
    </label>
  );
}

/** The value of an option as typed: JSON, or a bare word for a text; `undefined` if it is neither. */
function optionOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return /^[a-z][\w-]*$/i.test(text) ? text : undefined;
  }
}
