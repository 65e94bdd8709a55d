/** Languages of the command. */
export type Language = 'en' | 'it';

/**
 * The language of `--locale`, or else of the POSIX variables `LC_ALL`, `LC_MESSAGES` and `LANG`.
 * @param args arguments without `node` and the script.
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

/** Sets the language of the running command. */
export function setLanguage(language: Language): void {
  spoken = language;
}

/** The language of the running command. */
export function language(): Language {
  return spoken;
}
