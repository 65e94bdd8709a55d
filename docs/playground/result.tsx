import type { Game, Outcome } from 'feyrules/core';
import type { JSX } from 'preact';
import { useWords } from './language.tsx';

/** The result of the game. */
export function Result({ game, outcome }: { game: Game; outcome: Outcome }): JSX.Element {
  const { language, say } = useWords();
  const { scores, ranking, winners } = outcome;
  const seats = winners.map((seat) => game.describeSeat(seat, language)).join(', ');
  return (
    <section class="result">
      <h2>{say('result')}</h2>
      <p data-winners={winners.join('+')}>{winners.length > 0 ? say('winners', { seats }) : say('noWinner')}</p>
      <table>
        <thead>
          <tr>
            <th>{say('place')}</th>
            <th>{say('seat')}</th>
            <th>{say('score')}</th>
          </tr>
        </thead>
        <tbody>
          {scores
            .map((score, seat) => ({ score, seat, place: ranking[seat] ?? 0 }))
            .sort((one, other) => one.place - other.place)
            .map(({ score, seat, place }) => (
              <tr key={seat} data-score={`${seat}:${score}`}>
                <td>{place}</td>
                <td>{game.describeSeat(seat, language)}</td>
                <td>{score}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
