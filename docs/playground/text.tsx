import type { Kit } from 'feyrules/core';
import type { JSX } from 'preact';
import type { Language, Say } from './words.ts';

interface Props {
  readonly kit: Kit;
  readonly view: unknown;
  readonly language: Language;
  readonly say: Say;
}

/** The text table of the terminal, for screen readers and people who prefer text. */
export function TableInText({ kit, view, language, say }: Props): JSX.Element | null {
  if (kit.drawTable === undefined) return null;
  return (
    <details>
      <summary>{say('table')}</summary>
      <pre tabindex={0}>{kit.drawTable(view, language)}</pre>
    </details>
  );
}
