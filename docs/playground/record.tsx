import { kits } from 'feyrules';
import { RecordError, readRecord, replay, type Violation } from 'feyrules/core';
import { describeFault, migrated } from 'feyrules/referee';
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { begun, type Play, type SitterName } from './play.ts';
import { ClauseText } from './refusal.tsx';
import { textOf } from './storage.ts';
import type { Language, Say } from './words.ts';

interface Props {
  readonly play: Play | undefined;
  readonly language: Language;
  readonly say: Say;
  onPlay(play: Play): void;
  onClose(): void;
}

/** What has come of judging a record. */
interface Verdict {
  readonly sentence: string;
  readonly violation?: Violation | undefined;
  /** As far as it is legal. */
  readonly play?: Play;
}

/** A record: the present game's, or somebody's, to be judged, and opened as far as it is legal. */
export function RecordPanel({ play, language, say, onPlay, onClose }: Props): JSX.Element {
  const [form, setForm] = useState<'text' | 'json'>('text');
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  // Before the next paint: what is typed at once would be written over.
  useLayoutEffect(() => {
    if (play !== undefined) setText(textOf(play, form));
  }, [play, form]);
  const judge = (): void => setVerdict(judged(text, language, say));
  return (
    <section class="record" aria-label={say('record')}>
      <p>{say('recordLead')}</p>
      {play !== undefined && (
        <div class="bar">
          {(['text', 'json'] as const).map((one) => (
            <button type="button" key={one} aria-pressed={form === one} onClick={() => setForm(one)}>
              {say(one)}
            </button>
          ))}
          <button type="button" onClick={() => void navigator.clipboard.writeText(text)}>
            {say('copy')}
          </button>
          <a
            class="button"
            download={`${play.kit.game.id}.${form === 'text' ? 'txt' : 'json'}`}
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            {say('download')}
          </a>
        </div>
      )}
      <textarea
        aria-label={say('record')}
        rows={8}
        spellcheck={false}
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
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
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
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
            {verdict.violation !== undefined && verdict.play !== undefined && (
              <ClauseText kit={verdict.play.kit} clause={verdict.violation.clause} language={language} say={say} />
            )}
            {verdict.play !== undefined && <Open play={verdict.play} say={say} onPlay={onPlay} />}
          </>
        )}
      </div>
    </section>
  );
}

function Open({ play, say, onPlay }: { play: Play; say: Say; onPlay(play: Play): void }): JSX.Element {
  return (
    <button type="button" class="primary" onClick={() => onPlay(play)}>
      {say('continueHere')} ({say('ply', { ply: play.session.plies, plies: play.session.plies })})
    </button>
  );
}

/** Everybody at this screen: a record says not who has played it. */
const PEOPLE: readonly SitterName[] = [];

function judged(text: string, language: Language, say: Say): Verdict {
  try {
    const read = readRecord(text);
    const kit = kits.find(({ game }) => game.id === read.game);
    if (kit === undefined) return { sentence: `? ${read.game}` };
    const { result, ...record } = migrated(kit, read);
    const opened = (plies: number): Play =>
      begun({
        kit,
        seats: PEOPLE,
        dictated: false,
        pace: 'brisk',
        record: { ...record, moves: record.moves.slice(0, plies) },
      });
    try {
      replay(kit.game, { ...record, ...(result !== undefined && { result }) });
      return { sentence: say('legal'), play: opened(record.moves.length) };
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      const sentence = describeFault(error, kit.game, language);
      if (error.index === undefined) return { sentence, violation: error.violation };
      const play = opened(error.index);
      return { sentence: `${sentence} ${say('illegalAt', { ply: error.index })}`, violation: error.violation, play };
    }
  } catch (error) {
    if (error instanceof RecordError) return { sentence: describeFault(error, undefined, language) };
    throw error;
  }
}
