import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Play } from './play.ts';
import { RecordPanel } from './record.tsx';
import { Start } from './start.tsx';
import { caseInAddress, casePlay, keep, kept } from './storage.ts';
import { Table } from './table.tsx';
import { type Language, saying } from './words.ts';

/** The page: the current game, or the choice of a game. */
export function App(): JSX.Element {
  const [language, setLanguage] = useState<Language>(languageAtFirst);
  const [play, setPlay] = useState<Play>();
  /** The id in the address, if no case has it. */
  const [unknown, setUnknown] = useState<string>();
  const [isRecordOpen, setRecordOpen] = useState(false);
  const say = saying(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    keep('language', language);
  }, [language]);
  const begin = (next: Play | undefined): void => {
    setRecordOpen(false);
    setUnknown(undefined);
    setPlay(next);
    // The address keeps a case only while it is on the table, so that a reload shows it again.
    if (next?.trial === undefined && caseInAddress() !== undefined) history.replaceState(null, '', location.pathname);
  };
  useLayoutEffect(() => () => play?.session.close(), [play]);
  const follow = async (): Promise<void> => {
    const id = caseInAddress();
    const found = id === undefined ? undefined : await casePlay(id);
    if (id !== caseInAddress()) return;
    if (found !== undefined || play?.trial !== undefined) begin(found);
    setUnknown(found === undefined ? id : undefined);
  };
  useEffect(() => void follow(), []);
  useEffect(() => {
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [play]);
  const panel = isRecordOpen && (
    <RecordPanel play={play} language={language} say={say} onPlay={begin} onClose={() => setRecordOpen(false)} />
  );
  return (
    <>
      <header>
        <h1>{play === undefined ? 'feyrules' : play.kit.game.name}</h1>
        <nav aria-label={say('actions')}>
          {play !== undefined && (
            <button type="button" onClick={() => begin(undefined)}>
              {say('menu')}
            </button>
          )}
          <button type="button" aria-expanded={isRecordOpen} onClick={() => setRecordOpen(!isRecordOpen)}>
            {say('record')}
          </button>
          <label>
            <span class="hidden">{say('language')}</span>
            <select
              value={language}
              onChange={({ currentTarget }) => setLanguage(currentTarget.value === 'it' ? 'it' : 'en')}
            >
              <option value="en">English</option>
              <option value="it">Italiano</option>
            </select>
          </label>
        </nav>
      </header>
      <main>
        {unknown !== undefined && (
          <p role="alert" class="warning">
            {say('noCase', { id: unknown })}
          </p>
        )}
        {play === undefined ? (
          <>
            {panel}
            <Start language={language} say={say} onPlay={begin} />
          </>
        ) : (
          <Table key={play.session} play={play} language={language} say={say} onPlay={begin}>
            {panel}
          </Table>
        )}
      </main>
    </>
  );
}

function languageAtFirst(): Language {
  const known = kept('language') ?? navigator.language;
  return known.startsWith('it') ? 'it' : 'en';
}
