import { inLanguage } from '../core/wording.ts';
import { UsageError } from './errors.ts';
import { loadedGames } from './games.ts';
import type { Language } from './language.ts';
import { menu } from './menu.ts';
import { isAtTerminal, say } from './output.ts';
import { type PlayOptions, play } from './play.ts';
import { words } from './text.ts';

/** As shells have it of a command that Ctrl-C has ended. */
const INTERRUPTED = 130;

/**
 * Asks what to play, says how to ask for it the next time, and plays it.
 * @throws UsageError where there is nobody to be asked.
 */
export async function playChosen(settings: PlayOptions & { readonly locale: Language }): Promise<void> {
  if (!isAtTerminal()) {
    throw new UsageError({ en: "missing required argument 'game'", it: "manca l'argomento 'game'" });
  }
  const kits = [...(await loadedGames([])).values()];
  const chosen = await menu(kits, settings.locale);
  if (chosen === undefined) {
    process.exitCode = INTERRUPTED;
    return;
  }
  const { game, seats, locale } = chosen;
  say(inLanguage(words.nextTime(`feyrules play ${game} --seats ${seats.join(',')} --locale ${locale}`), locale));
  say('');
  await play(game, { ...settings, seats: settings.seats ?? seats, locale });
}
