import { type Context, createContext, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { type Language, type Words, words } from './words.ts';

/** The words of the language chosen on the page. */
export const Spoken: Context<Words> = createContext(words.en);

export function useWords(): Words {
  return useContext(Spoken);
}

/** The language of the page for a language tag. */
export function languageOf(tag: string): Language {
  return tag.startsWith('it') ? 'it' : 'en';
}

export function LanguageChoice({ onChoice }: { onChoice(language: Language): void }): JSX.Element {
  const { language, say } = useWords();
  return (
    <label>
      <span class="hidden">{say('language')}</span>
      <select value={language} onChange={({ currentTarget }) => onChoice(languageOf(currentTarget.value))}>
        <option value="en">English</option>
        <option value="it">Italiano</option>
      </select>
    </label>
  );
}
