import { isModule, seatsIn, seatsTag } from '../arena/entrant.ts';
import { sourcesOf } from '../core/chance.ts';
import { Match } from '../core/match.ts';
import type { GameRecord } from '../core/record.ts';
import { cliFailure } from './errors.ts';
import { chosenGames, loadedGames } from './games.ts';
import { readInput, withRecordErrors } from './input.ts';
import { short } from './output.ts';
import { defaultSeats, type PlayOptions, playOn, withSeats } from './play.ts';
import { summary } from './text.ts';

const OTHERS = 'and any other with play ./mine.mjs --resume';

/**
 * Resumes a recorded game with the same players or others.
 * @param name the id of the game, or its module. Not needed for a built-in game, since the record names it.
 * @throws UsageError if the record is illegal or of another game, if its game is over, or if the seats do not fit.
 * @throws RecordError if the file is not a record.
 */
export async function resume(name: string | undefined, file: string, given: PlayOptions): Promise<void> {
  if (Object.keys(given.options).length > 0) throw cliFailure('cli/resume-takes', { what: 'options' });
  const chosen = name === undefined ? undefined : await chosenGames([name]);
  const { kit, record } = await readInput(file, chosen?.games ?? (await loadedGames([])), OTHERS);
  const { game } = kit;
  if (chosen !== undefined && !chosen.kits.some((other) => other.game.id === game.id)) {
    throw cliFailure('cli/other-game', { file, game: game.id });
  }
  const sources = sourcesOf(given.seed);
  const begun = withRecordErrors(game, () => new Match(game, { record, rng: sources.dice }));
  const { players } = begun.state;
  const { outcome } = begun;
  if (outcome !== undefined) throw cliFailure('cli/game-over', { file, outcome: summary(game, outcome, 'en') });
  const names = given.seats ?? seatsOf(file, record, players) ?? defaultSeats(players);
  if (names.length !== players) throw cliFailure('cli/other-seat-count', { count: names.length, file, players });
  const settings = await withSeats(kit, { ...given, options: record.options }, names);
  const { result: _, ...unfinished } = record;
  const match = new Match(game, { record: unfinished, rng: sources.dice, tags: seatsTag(settings.seats) });
  await playOn(kit, settings, match, sources);
}

/**
 * The players that the record names; `undefined` if it names none.
 * @throws UsageError if their number is wrong, or if a player is a module: a file must not make the command run code.
 */
function seatsOf(file: string, record: GameRecord, players: number): readonly string[] | undefined {
  const names = seatsIn(record);
  if (names !== undefined && names.length !== players) {
    const found = short(record.tags['Seats'] ?? '');
    throw cliFailure('cli/bad-seats-tag', { file, found, players });
  }
  const module = names?.find(isModule);
  if (module === undefined) return names;
  throw cliFailure('cli/module-seated', { file, module });
}
