import type { GameTypes, Viewer } from 'feyrules/core';
import { PositionError, replay } from 'feyrules/core';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { Actions } from './actions.tsx';
import { useDrawing } from './drawing.ts';
import { useFrames } from './frames.ts';
import { useWords } from './language.tsx';
import { capital, phaseOf } from './names.ts';
import { Past } from './past.tsx';
import { begun, lookingAt, type Play, sitterOf, stepsBetween, stepsOf, useSession } from './play.ts';
import { CaseText, Refused } from './refusal.tsx';
import { Result } from './result.tsx';
import { skinOf } from './skins/index.ts';
import { keepPlay } from './storage.ts';
import { TableInText } from './text.tsx';
import { Told } from './told.tsx';
import { useTouches } from './touches.ts';
import { ZoomedBoard } from './zoomed.tsx';

type Move = GameTypes['move'];

interface Props {
  readonly play: Play;
  onPlay(play: Play): void;
  /** Shown above the table, but not in front of the curtain. */
  readonly children: ComponentChildren;
}

/** A game in play: the table, the possible moves, the events, and why a move is not possible. */
export function Table({ play, onPlay, children }: Props): JSX.Element {
  const { language, say } = useWords();
  const { kit, board, session, trial } = play;
  const { game } = kit;
  useSession(session);
  const [step, setStep] = useState<number>();
  const [confirmed, setConfirmed] = useState<Viewer>('table');
  const { viewer, waitingFor } = lookingAt(play, confirmed);
  const record = session.record();
  const steps = useMemo(() => stepsOf(kit, record, viewer), [kit, record, viewer]);
  const now = steps.length - 1;
  const past = step !== undefined && step < now ? steps[step] : undefined;
  const isPast = past !== undefined;
  const position = isPast ? session.at(past) : session;
  const seen = position.observe(viewer);
  const feed = position.feed(viewer);
  const { actor, view } = seen;
  const players = session.sitters.length;
  // Before the next paint, so that the page has saved what it shows even if the user leaves at once.
  useLayoutEffect(() => keepPlay(play), [session, session.plies]);
  useLayoutEffect(() => {
    if (viewer !== 'table' && viewer !== confirmed) setConfirmed(viewer);
  }, [viewer]);

  const skin = skinOf(game.id);
  const { drawing, layout } = useDrawing({ kit, board, view, players });
  const shown = useFrames({
    board,
    story: session,
    plies: position.plies,
    viewer,
    view,
    since: (from) => stepsBetween(session, viewer, from, position.plies),
    layout,
    skin,
  });

  const isDictating = play.dictated && actor === 'chance' && !isPast;
  const moves: readonly Move[] = useMemo(() => {
    if (isPast) return [];
    return isDictating ? game.legalMoves(replay(game, session.record()).state) : seen.moves;
  }, [seen, isDictating, isPast]);
  const touches = useTouches({
    kit,
    board,
    seen,
    moves,
    moment: [session, position.plies, viewer],
    isClosed: isPast,
    onMove: make,
  });

  const self = typeof viewer === 'number' ? viewer : 0;
  const [mine, everybodys] = [session.observe(self), session.observe('table')];

  function make(move: Move): void {
    if (isDictating) once(() => session.chance(move, everybodys));
    else if (typeof actor === 'number') once(() => session.play(actor, move, mine));
  }

  if (waitingFor !== undefined && !isPast) {
    const seat = game.describeSeat(waitingFor, language);
    return (
      <section class="curtain">
        <h2>{say('pass', { seat })}</h2>
        <p>{say('passLead')}</p>
        <button type="button" class="primary" onClick={() => setConfirmed(waitingFor)}>
          {say('iAm', { seat })}
        </button>
      </section>
    );
  }

  const back = session.takeBackRefusal(self);
  const { outcome, failure, thinking } = session;
  return (
    <div class="table">
      {children}
      <div class="play">
        {trial?.cases.map((one) => (
          <CaseText key={one.id} kit={kit} book={trial} one={one} isTried />
        ))}
        <p class="prompt" role="status">
          {capital(game.prompt(phaseOf(view), actor, language))}
          {isDictating && ` ${say('enter')}`}
          {thinking !== undefined && !isPast && (
            <em> {say('thinking', { seat: game.describeSeat(thinking, language) })}</em>
          )}
        </p>
        {failure !== undefined && (
          <p role="alert" class="failure">
            {say('failed', { seat: game.describeSeat(failure.seat, language), error: String(failure.error) })}{' '}
            <button
              type="button"
              onClick={() => session.sit(failure.seat, sitterOf(kit, play.seats[failure.seat] ?? 'person', play.pace))}
            >
              {say('again')}
            </button>
          </p>
        )}
        {outcome !== undefined && !isPast && <Result game={game} outcome={outcome} />}
        <ZoomedBoard
          layout={layout}
          skin={skin}
          drawing={drawing}
          shown={shown}
          lit={touches.lit}
          chosen={touches.chosen.keys}
          touch={(piece) => board.touch(piece, self)}
          onTouch={touches.onTouch}
        >
          <button type="button" disabled={back !== undefined} onClick={() => once(() => session.takeBack(self, mine))}>
            {say('takeBack')}
          </button>
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
          onMove={make}
        />
        <Refused kit={kit} refused={touches.refused} />
        <Past
          step={isPast ? (step ?? now) : now}
          now={now}
          onStep={(to) => setStep(to >= now ? undefined : to)}
          onContinue={() => {
            const { result: _, ...whole } = record;
            setStep(undefined);
            session.close();
            onPlay(begun({ ...play, record: { ...whole, moves: whole.moves.slice(0, past) } }));
          }}
        />
        <Told kit={kit} feed={feed} />
        <TableInText kit={kit} view={view} />
      </div>
    </div>
  );
}

/** Ignores an act on an outdated position, such as the second click of a double click. */
function once(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
  }
}
