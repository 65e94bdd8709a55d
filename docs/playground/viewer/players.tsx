import type { JSX } from 'preact';
import type { Seen } from '../../../src/adapters/boardgamers/types.ts';
import { coloursOf } from '../colours.ts';
import { useWords } from '../language.tsx';
import type { Follower } from './follower.ts';

interface Props {
  readonly follower: Follower;
  readonly seen: Seen;
}

/** The players by seat, with their colours, names and avatars. */
export function Players({ follower, seen }: Props): JSX.Element {
  const { kit, avatars } = follower;
  const { language, say } = useWords();
  const { names, dropped, actor, viewer } = seen;
  const colours = coloursOf(kit.game, names.length);
  return (
    <ul class="players" aria-label={say('seats')}>
      {names.map((name, seat) => {
        const avatar = avatars[seat];
        const seatName = kit.game.describeSeat(seat, language);
        return (
          <li key={seat} class={actor === seat ? 'deciding' : ''} aria-current={actor === seat}>
            <button type="button" data-player={seat} onClick={() => follower.click(seat)}>
              <span class="colour" style={{ background: colours[seat] }} />
              {avatar !== undefined && avatar !== '' && <img src={avatar} alt="" />}
              <span>
                {name === '' ? seatName : `${name} (${seatName})`}
                {viewer === seat && ` · ${say('you')}`}
                {dropped.includes(seat) && ` · ${say('bot')}`}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
