/** The languages that the command speaks. */
export type Language = 'en' | 'it';

/**
 * The language of a command line: that of its `--locale`, or else that of the environment, as POSIX has it.
 * @param args without `node` and the script.
 */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Language {
  const given = args.flatMap((arg, index) =>
    arg === '--locale' ? [args[index + 1]] : arg.startsWith('--locale=') ? [arg.slice('--locale='.length)] : [],
  );
  const asked = given.at(-1);
  if (asked === 'en' || asked === 'it') return asked;
  return /^it([_.@-]|$)/i.test(env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '') ? 'it' : 'en';
}

let spoken: Language = 'en';

/** From now on the command speaks that. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language of the command that runs. */
export function language(): Language {
  return spoken;
}
