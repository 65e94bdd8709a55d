import type { Kit } from 'feyrules/core';
import type { JSX } from 'preact';
import { useWords } from './language.tsx';

/** The text table of the terminal, for screen readers and people who prefer text. */
export function TableInText({ kit, view }: { kit: Kit; view: unknown }): JSX.Element | null {
  const { language, say } = useWords();
  if (kit.drawTable === undefined) return null;
  return (
    <details>
      <summary>{say('table')}</summary>
      <pre tabindex={0}>{kit.drawTable(view, language)}</pre>
    </details>
  );
}
