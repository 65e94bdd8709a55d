import type { Game, GameTypes, Layout, Piece, Target } from 'feyrules/core';
import { placeKey } from 'feyrules/front';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from './language.tsx';
import { capital } from './names.ts';
import type { Drawing } from './skin.ts';
import type { Touches } from './touches.ts';

type Move = GameTypes['move'];

interface Props {
  readonly game: Game;
  readonly touches: Touches;
  readonly moves: readonly Move[];
  readonly drawing: Drawing;
  readonly layout: Layout;
  touch(piece: Piece): Target | undefined;
  onMove(move: Move): void;
}

/** Maximum number of moves shown in a list. */
const SHOWN = 200;
/** Maximum number of buttons before the last; for more targets, a search field finds them by their text. */
const BUTTONS = 30;

/** Buttons: for targets that are not on the table, for moves whose targets are all chosen, and a list of all moves. */
export function Actions(props: Props): JSX.Element {
  const { game, touches, moves, drawing, layout, touch, onMove } = props;
  const { language, say } = useWords();
  const { choice, lit, chosen, onTouch, cancel } = touches;
  const touchable = drawing.pieces.flatMap((piece) => touch(piece) ?? []);
  const drawn = new Set([...layout.spots, ...touchable].map(placeKey));
  // The search applies to this list only: the next list starts unfiltered.
  const [search, seek] = useState({ moves, text: '' });
  const sought = search.moves === moves ? search.text.toLowerCase() : '';
  const undrawn = choice.lit.filter((target) => !drawn.has(placeKey(target)));
  const found = undrawn.filter((target) => wordsOf(target).toLowerCase().includes(sought));
  // Always shows the last target, so that three hundred bids do not hide a pass.
  const others = found.length > BUTTONS ? [...found.slice(0, BUTTONS), ...found.slice(-1)] : found;
  const shown = moves.slice(0, SHOWN);
  return (
    <section class="actions" aria-label={say('actions')}>
      {chosen.targets.length > 0 && (
        <p>
          {say('chosen')}: {chosen.targets.map((target) => nameOf(target)).join(', ')}{' '}
          <button type="button" onClick={cancel}>
            {say('cancel')}
          </button>
        </p>
      )}
      {choice.complete.length > 0 && (
        <fieldset class="choices">
          <legend>{say('choose')}</legend>
          {choice.complete.map((move) => (
            <button
              type="button"
              class="primary"
              key={game.print(move)}
              data-move={game.print(move)}
              onClick={() => onMove(move)}
            >
              {capital(game.describe(move, language))}
            </button>
          ))}
        </fieldset>
      )}
      {undrawn.length > BUTTONS && (
        <label>
          {say('find')}{' '}
          <input type="search" value={sought} onInput={(event) => seek({ moves, text: event.currentTarget.value })} />
        </label>
      )}
      {others.length > 0 && (
        <div class="choices">
          {others.map((target) => (
            <button
              type="button"
              class="primary"
              key={placeKey(target)}
              data-target={placeKey(target)}
              onClick={() => onTouch(target)}
            >
              {capital(wordsOf(target))}
            </button>
          ))}
        </div>
      )}
      {moves.length > 0 && (
        <details>
          <summary>
            {say('moves')} ({moves.length})
          </summary>
          <ul class="moves">
            {shown.map((move) => (
              <li key={game.print(move)}>
                <button type="button" onClick={() => onMove(move)}>
                  {capital(game.describe(move, language))}
                </button>
              </li>
            ))}
            {moves.length > SHOWN && <li>…</li>}
          </ul>
        </details>
      )}
    </section>
  );

  function wordsOf(target: Target): string {
    return lit.get(placeKey(target)) ?? nameOf(target);
  }

  function nameOf(target: Target): string {
    const touchedPiece = drawing.pieces.find((piece) => {
      const own = touch(piece);
      return own !== undefined && placeKey(own) === placeKey(target) && piece.face === target.id;
    });
    return touchedPiece === undefined ? drawing.placeName(target) : drawing.pieceName(touchedPiece);
  }
}
