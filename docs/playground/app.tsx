import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Play } from './play.ts';
import { RecordPanel } from './record.tsx';
import { Start } from './start.tsx';
import { casePlay, keep, kept } from './storage.ts';
import { Table } from './table.tsx';
import { type Language, saying } from './words.ts';

/** The page: the current game, or the choice of a game. */
export function App(): JSX.Element {
  const [language, setLanguage] = useState<Language>(languageAtFirst);
  const [play, setPlay] = useState<Play>();
  const [isRecordOpen, setRecordOpen] = useState(false);
  const say = saying(language);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    keep('language', language);
  }, [language]);
  const begin = (next: Play | undefined): void => {
    if (next !== play) play?.session.close();
    setRecordOpen(false);
    setPlay(next);
  };
  useEffect(() => void casePlay(location.hash).then((found) => found && begin(found)), []);
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
