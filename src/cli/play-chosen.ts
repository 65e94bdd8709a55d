import { readdirSync } from 'node:fs';
import { inLanguage } from '../core/wording.ts';
import { cliFailure } from './errors.ts';
import { loadedGames } from './games.ts';
import { host } from './host.ts';
import type { Language } from './language.ts';
import { menu } from './menu.ts';
import { isAtTerminal, quoted, say } from './output.ts';
import { type PlayOptions, play } from './play.ts';
import { resume } from './resume.ts';
import { words } from './text.ts';

/** The shell's exit code for a command ended by Ctrl-C. */
const INTERRUPTED = 130;

/**
 * Asks what to play, prints the command line for it, and plays it.
 * @throws UsageError without a terminal.
 */
export async function playChosen(settings: PlayOptions & { readonly locale: Language }): Promise<void> {
  if (!isAtTerminal()) throw cliFailure('cli/missing-argument', { argument: 'game' });
  const kits = [...(await loadedGames([])).values()];
  // Recognizes saved games by their default names.
  const idOf = (file: string): string | undefined => /^(.+?)(-\d+)?\.json$/.exec(file)?.[1];
  const files = readdirSync('.').filter((file) => kits.some(({ game }) => game.id === idOf(file)));
  const { players }: { readonly players?: unknown } = settings.options;
  const chosen = await menu(kits, files, settings.locale, { seats: settings.seats, players });
  if (chosen === undefined) {
    host().exitCode = INTERRUPTED;
    return;
  }
  const { locale } = chosen;
  if (chosen.file !== undefined) {
    say(inLanguage(words.nextTime(`feyrules play --resume ${quoted(chosen.file)} --locale ${locale}`), locale));
    say('');
    await resume(undefined, chosen.file, { ...settings, locale, resume: chosen.file });
    return;
  }
  const { game, seats } = chosen;
  const options = JSON.stringify(settings.options);
  const given = options === '{}' ? [] : ['--options', options];
  const line = ['feyrules', 'play', game, '--seats', seats.join(','), ...given, '--locale', locale];
  say(inLanguage(words.nextTime(line.map(quoted).join(' ')), locale));
  say('');
  await play(game, { ...settings, seats, locale });
}
