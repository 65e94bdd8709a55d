import type { GameTypes } from 'feyrules/core';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Seen } from '../../../src/adapters/boardgamers/types.ts';
import { Actions } from '../actions.tsx';
import { useDrawing } from '../drawing.ts';
import { useFrames } from '../frames.ts';
import { LanguageChoice, Spoken, useWords } from '../language.tsx';
import { capital, phaseOf } from '../names.ts';
import { Documentation, Refused } from '../refusal.tsx';
import { Result } from '../result.tsx';
import type { Skin } from '../skin.ts';
import { TableInText } from '../text.tsx';
import { Told } from '../told.tsx';
import { useTouches } from '../touches.ts';
import { words } from '../words.ts';
import { ZoomedBoard } from '../zoomed.tsx';
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
  const { kit, isPast, isUnderWay } = follower;
  const { game, board } = kit;
  if (board === undefined) throw new Error(`The kit of ${game.id} has no board.`);
  const { viewer, view, actor, plies, outcome, names } = seen;
  const { language, say } = useWords();
  useEffect(() => follower.ready(), [follower]);

  const isClosed = isPast || isUnderWay;
  const moves = isClosed ? NONE : seen.availableMoves;
  const observation = useMemo(() => ({ viewer, view, actor, moves }), [seen, moves]);
  const { drawing, layout } = useDrawing({ kit, board, view, players: names.length });
  const shown = useFrames({
    board,
    story: follower,
    plies,
    viewer,
    view,
    since: (entry) => follower.steps(entry),
    layout,
    skin,
  });
  const touches = useTouches({
    kit,
    board,
    seen: observation,
    moves,
    moment: [seen, isPast],
    isClosed: isClosed || viewer === 'table',
    onMove: (move) => follower.play(move),
  });
  const self = typeof viewer === 'number' ? viewer : 0;
  return (
    <div class="table" data-plies={plies}>
      <div class="play">
        <Players follower={follower} seen={seen} colours={drawing.colours} />
        <p class="prompt" role="status">
          {capital(game.prompt(phaseOf(view), actor, language))}{' '}
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
        </p>
        {outcome !== null && <Result game={game} outcome={outcome} />}
        <ZoomedBoard
          layout={layout}
          skin={skin}
          drawing={drawing}
          shown={shown}
          lit={touches.lit}
          chosen={touches.chosen.keys}
          touch={(piece) => (viewer === 'table' ? undefined : board.touch(piece, self))}
          onTouch={touches.onTouch}
        >
          <LanguageChoice onChoice={(chosen) => follower.choose(chosen)} />
        </ZoomedBoard>
      </div>
      <div class="side">
        <Actions
          kit={kit}
          touches={touches}
          moves={moves}
          drawing={drawing}
          pieces={shown.placed.map(({ piece }) => piece)}
          layout={layout}
          seat={self}
          onMove={(move) => follower.play(move)}
        />
        <Refused kit={kit} refused={touches.refused} />
        <Told kit={kit} feed={follower.feed()} />
        <TableInText kit={kit} view={view} />
      </div>
    </div>
  );
}
