import { type GameTypes, PositionError, type Viewer } from 'feyrules/core';
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { InPlay } from './in-play.tsx';
import { useWords } from './language.tsx';
import { Past } from './past.tsx';
import { lookingAt, type Play, restartAt, sitterOf, stepsBetween, stepsOf, useSession } from './play.ts';
import { CaseText } from './refusal.tsx';
import { Result } from './result.tsx';
import { skinOf } from './skins/index.ts';
import { keepPlay } from './storage.ts';

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
  const { kit, session, trial } = play;
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
  const { actor } = seen;
  // Before the next paint, so that the page has saved what it shows even if the user leaves at once.
  useLayoutEffect(() => keepPlay(play), [session, session.plies]);
  useLayoutEffect(() => {
    if (viewer !== 'table' && viewer !== confirmed) setConfirmed(viewer);
  }, [viewer]);

  const isDictating = play.dictated && actor === 'chance' && !isPast;
  const moves: readonly Move[] = useMemo(() => {
    if (isPast) return [];
    return isDictating ? session.chances.map(({ move }) => move) : seen.moves;
  }, [seen, isDictating, isPast]);
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
        <h2 tabindex={-1} ref={focused}>
          {say('pass', { seat })}
        </h2>
        <p>{say('passLead')}</p>
        <button type="button" class="primary" onClick={() => setConfirmed(waitingFor)}>
          {say('iAm', { seat })}
        </button>
      </section>
    );
  }

  const back = session.takeBackRefusal(self);
  const { outcome, failure, thinking } = session;
  const failed = failure?.seat;
  return (
    <div class="table">
      {children}
      <InPlay
        kit={kit}
        skin={skinOf(game.id)}
        seen={seen}
        plies={position.plies}
        players={session.sitters.length}
        story={session}
        since={(from) => stepsBetween(session, viewer, from, position.plies)}
        feed={position.feed(viewer)}
        moves={moves}
        moment={[session, position.plies, viewer]}
        isClosed={isPast}
        self={self}
        onMove={make}
        above={trial?.cases.map((one) => <CaseText key={one.id} kit={kit} book={trial} one={one} isTried />)}
        note={
          <>
            {isDictating && ` ${say('enter')}`}
            {thinking !== undefined && !isPast && (
              <em> {say('thinking', { seat: game.describeSeat(thinking, language) })}</em>
            )}
          </>
        }
        besideZoom={
          <button type="button" disabled={back !== undefined} onClick={() => once(() => session.takeBack(self, mine))}>
            {say('takeBack')}
          </button>
        }
        aboveTold={
          <Past
            step={isPast ? (step ?? now) : now}
            now={now}
            onStep={(to) => setStep(to >= now ? undefined : to)}
            onContinue={() => onPlay(restartAt(play, position.plies))}
          />
        }
      >
        {failure !== undefined && typeof failed === 'number' && (
          <p role="alert" class="failure">
            {say('failed', { seat: game.describeSeat(failed, language) })}{' '}
            <code lang="en">{String(failure.error)}</code>{' '}
            <button
              type="button"
              onClick={() => session.sit(failed, sitterOf(kit, play.seats[failed] ?? 'person', play.pace))}
            >
              {say('again')}
            </button>
          </p>
        )}
        {outcome !== undefined && !isPast && <Result game={game} outcome={outcome} />}
      </InPlay>
    </div>
  );
}

/** Focuses the heading of the curtain, not its button: the key that made the last move could press the button too. */
const focused = (element: HTMLElement | null): void => element?.focus();

/** Ignores an act on an outdated position, such as the second click of a double click. */
function once(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
  }
}
