import { escaped } from '../../core/wording.ts';

/** A piece of HTML in which all outside text is escaped. */
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

/** Template tag that escapes its values and makes invisible characters visible. */
export function html(parts: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  return { html: parts.map((part, index) => part + filled(fillings[index] ?? '')).join('') };
}

/** Trusted markup: our own, or from the drawing library. */
export function markup(text: string): Html {
  return { html: text };
}

function filled(filling: Filling): string {
  if (typeof filling === 'object') return 'html' in filling ? filling.html : filling.map(({ html }) => html).join('\n');
  return escaped(String(filling)).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
