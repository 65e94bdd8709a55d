import { escaped } from '../../core/wording.ts';

/** A piece of HTML, in which nothing that came from outside stands as markup. */
export interface Html {
  readonly html: string;
}

type Filling = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML with texts in it, whose own markup is none, and whose invisible characters are shown. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  return { html: parts.map((part, index) => part + filled(fillings[index] ?? '')).join('') };
}

/** Markup of our own making, or of the library that draws. */
export function markup(text: string): Html {
  return { html: text };
}

function filled(filling: Filling): string {
  if (typeof filling === 'object') return 'html' in filling ? filling.html : filling.map(({ html }) => html).join('\n');
  return escaped(String(filling)).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
