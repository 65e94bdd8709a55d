import { kits } from 'feyrules';
import { RecordError, readRecord, replay, type Violation } from 'feyrules/core';
import { describeFault, migrated } from 'feyrules/referee';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Copy } from './copy.tsx';
import { useWords } from './language.tsx';
import { begun, isOpen, type Play, type PlaySetup, useSession } from './play.ts';
import { ClauseText } from './refusal.tsx';
import { setupOf, textOf } from './storage.ts';
import type { Words } from './words.ts';

interface Props {
  readonly play: Play | undefined;
  onPlay(play: Play): void;
  onClose(): void;
}

interface Verdict {
  readonly sentence: string;
  readonly violation?: Violation | undefined;
  /** The legal part. */
  readonly setup?: PlaySetup;
}

/**
 * A record to judge: that of the current game, or another one. Its legal part can be opened. While a game with hidden
 * information is played, the record of that game is not shown, but can be saved to a file.
 */
export function RecordPanel({ play, onPlay, onClose }: Props): JSX.Element {
  const words = useWords();
  const { say } = words;
  const [form, setForm] = useState<'text' | 'json'>('text');
  /** The text that the reader has entered instead of the current record. */
  const [typed, setTyped] = useState<string>();
  const [verdict, setVerdict] = useState<Verdict>();
  useSession(play?.session);
  const isShown = play !== undefined && isOpen(play);
  const text = typed ?? (isShown ? textOf(play, form) : '');
  const put = (other: string | undefined): void => {
    setTyped(other);
    setVerdict(undefined);
  };
  const judge = (): void => setVerdict(judged(text, words));
  return (
    <section class="record" aria-label={say('record')}>
      <p>{say('recordLead')}</p>
      {play !== undefined && !isShown && <p class="warning">{say('recordClosed')}</p>}
      {play !== undefined && (
        <div class="bar">
          {isShown &&
            FORMS.map((one) => (
              <button
                type="button"
                key={one}
                aria-pressed={typed === undefined && form === one}
                onClick={() => {
                  setForm(one);
                  put(undefined);
                }}
              >
                {say(one)}
              </button>
            ))}
          {isShown && <Copy text={text} label={say('copy')} />}
          <button type="button" onClick={() => save(play, form)}>
            {say('download')}
          </button>
        </div>
      )}
      <textarea
        aria-label={say('record')}
        placeholder={say('paste')}
        rows={8}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => put(currentTarget.value)}
      />
      <div class="bar">
        <button type="button" class="primary" onClick={judge}>
          {say('judge')}
        </button>
        <label class="button">
          {say('open')}
          <input
            type="file"
            class="hidden"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(put)}
          />
        </label>
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      </div>
      <div role="status">
        {verdict !== undefined && (
          <>
            <p class="sentence">{verdict.sentence}</p>
            {verdict.violation !== undefined && verdict.setup !== undefined && (
              <ClauseText kit={verdict.setup.kit} clause={verdict.violation.clause} />
            )}
            {verdict.setup !== undefined && <Open setup={verdict.setup} onPlay={onPlay} />}
          </>
        )}
      </div>
    </section>
  );
}

const FORMS = ['text', 'json'] as const;

/** Saves the record to a file. A link on the page would not do: browsers show its address, which has the record. */
function save(play: Play, form: (typeof FORMS)[number]): void {
  const link = document.createElement('a');
  link.download = `${play.kit.game.id}.${form === 'text' ? 'txt' : 'json'}`;
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(textOf(play, form))}`;
  link.click();
}

function Open({ setup, onPlay }: { setup: PlaySetup; onPlay(play: Play): void }): JSX.Element {
  const { say } = useWords();
  const plies = setup.record?.moves.length ?? 0;
  return (
    <button type="button" class="primary" onClick={() => onPlay(begun(setup))}>
      {say('continueHere')} ({say('ply', { ply: plies, plies })})
    </button>
  );
}

function judged(text: string, { language, say }: Words): Verdict {
  try {
    const read = readRecord(text);
    const kit = kits.find(({ game }) => game.id === read.game);
    if (kit === undefined) return { sentence: `? ${read.game}` };
    const { result, ...record } = migrated(kit, read);
    const opened = (plies: number): PlaySetup => setupOf(kit, { ...record, moves: record.moves.slice(0, plies) });
    try {
      replay(kit.game, { ...record, ...(result !== undefined && { result }) });
      return { sentence: say('legal'), setup: opened(record.moves.length) };
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      const sentence = describeFault(error, kit.game, language);
      if (error.index === undefined) return { sentence, violation: error.violation };
      const setup = opened(error.index);
      return { sentence: `${sentence} ${say('illegalAt', { ply: error.index })}`, violation: error.violation, setup };
    }
  } catch (error) {
    if (error instanceof RecordError) return { sentence: describeFault(error, undefined, language) };
    throw error;
  }
}
