import type { GameTypes } from 'feyrules/core';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import type { Seen } from '../../../src/adapters/boardgamers/types.ts';
import { InPlay } from '../in-play.tsx';
import { LanguageChoice, Spoken, useWords } from '../language.tsx';
import { Documentation } from '../refusal.tsx';
import { Result } from '../result.tsx';
import type { Skin } from '../skin.ts';
import { words } from '../words.ts';
import type { Follower } from './follower.ts';
import { Players } from './players.tsx';

type Move = GameTypes['move'];
const NONE: readonly Move[] = [];

interface Props {
  readonly follower: Follower;
  readonly skin: Skin;
}

/** The table as the platform shows it to one of its users. */
export function Viewer({ follower, skin }: Props): JSX.Element {
  const [, tick] = useState(0);
  // If drawing fails, show no table until the next change.
  const [fault, recover] = useErrorBoundary((error) => reportError(error));
  const drawAnew = (): void => {
    recover();
    tick((count) => count + 1);
  };
  // Before the first paint, so that no change is missed.
  useLayoutEffect(() => follower.subscribe(drawAnew), [follower]);
  const { seen, language } = follower;
  // Sets the language before the next paint, or else a screen reader would read the first words in the wrong one.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <Documentation.Provider value={undefined}>
      <Spoken.Provider value={words[language]}>
        <main class="viewer">
          {seen === undefined || fault !== undefined ? (
            <p role="status">{words[language].say('loading')}</p>
          ) : (
            <Table key={String(seen.viewer)} follower={follower} skin={skin} seen={seen} />
          )}
        </main>
      </Spoken.Provider>
    </Documentation.Provider>
  );
}

function Table({ follower, skin, seen }: Props & { readonly seen: Seen }): JSX.Element {
  const { say } = useWords();
  const { kit, isPast, isUnderWay } = follower;
  const { viewer, actor, plies, outcome, names } = seen;
  useEffect(() => follower.ready(), [follower]);
  const isClosed = isPast || isUnderWay;
  return (
    <div class="table" data-plies={plies}>
      <InPlay
        kit={kit}
        skin={skin}
        seen={seen}
        plies={plies}
        players={names.length}
        story={follower}
        since={(entry) => follower.steps(entry)}
        feed={follower.feed()}
        moves={isClosed ? NONE : seen.availableMoves}
        moment={[seen, isPast]}
        isClosed={isClosed || viewer === 'table'}
        self={typeof viewer === 'number' ? viewer : undefined}
        onMove={(move) => follower.play(move)}
        above={<Players follower={follower} seen={seen} />}
        note={
          <>
            {' '}
            <em>
              {isPast
                ? say('past')
                : isUnderWay
                  ? say('underWay')
                  : viewer === 'table'
                    ? say('watching')
                    : actor === viewer
                      ? say('yourTurn')
                      : ''}
            </em>
          </>
        }
        besideZoom={<LanguageChoice onChoice={(chosen) => follower.choose(chosen)} />}
      >
        {outcome !== null && <Result game={kit.game} outcome={outcome} />}
      </InPlay>
    </div>
  );
}
