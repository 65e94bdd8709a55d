import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { LanguageChoice, languageOf, Spoken } from './language.tsx';
import type { Play } from './play.ts';
import { RecordPanel } from './record.tsx';
import { Start } from './start.tsx';
import { caseInAddress, casePlay, loadItem, losesGame, saveItem } from './storage.ts';
import { Table } from './table.tsx';
import { words } from './words.ts';

/** The page: the current game, or the choice of a game. */
export function App(): JSX.Element {
  const [language, setLanguage] = useState(() =>
    languageOf(/^#case=.*&(it)$/.exec(location.hash)?.[1] ?? loadItem('language') ?? navigator.language),
  );
  const [play, setPlay] = useState<Play>();
  /** The id in the address, if no case has it. */
  const [unknown, setUnknown] = useState<string>();
  const [isRecordOpen, setRecordOpen] = useState(false);
  const { say } = words[language];
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.title = `${play?.kit.game.name ?? say('title')} · feyrules`;
    saveItem('language', language);
  }, [language, play]);
  const begin = (next: Play | undefined): void => {
    if (next !== undefined && losesGame(next) && !confirm(say('replace'))) {
      next.session.close();
      return;
    }
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
  const panel = isRecordOpen && <RecordPanel play={play} onPlay={begin} onClose={() => setRecordOpen(false)} />;
  return (
    <Spoken.Provider value={words[language]}>
      <header>
        <h1>{play === undefined ? <a href="..">feyrules</a> : play.kit.game.name}</h1>
        <nav aria-label={say('actions')}>
          {play !== undefined && (
            <button type="button" onClick={() => begin(undefined)}>
              {say('menu')}
            </button>
          )}
          <button type="button" aria-expanded={isRecordOpen} onClick={() => setRecordOpen(!isRecordOpen)}>
            {say('record')}
          </button>
          <LanguageChoice onChoice={setLanguage} />
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
            <Start onPlay={begin} />
          </>
        ) : (
          <Table key={play.session} play={play} onPlay={begin}>
            {panel}
          </Table>
        )}
      </main>
    </Spoken.Provider>
  );
}
