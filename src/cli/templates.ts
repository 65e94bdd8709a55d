/** Sentences with `{}` for what stands in them, and the same in Italian, by its numbers: `{0}`. */
export type Templates = readonly (readonly [english: string, italian: string])[];

/**
 * The text by the first pair whose English it is, in Italian. Not by regular expressions: the text may be a user's.
 * @param within puts what stands in it into Italian.
 */
export function translated(
  pairs: Templates,
  text: string,
  within: (filling: string) => string = (filling) => filling,
): string | undefined {
  for (const [english, italian] of pairs) {
    const found = fillings(english, text);
    if (found !== undefined)
      return italian.replace(/\{(\d)\}/g, (_, number: string) => within(found[Number(number)] ?? ''));
  }
  return undefined;
}

/** What stands in the text where the template has `{}`; `undefined` if the text is not made by it. */
export function fillings(template: string, text: string): readonly string[] | undefined {
  const [start = '', ...parts] = template.split('{}');
  if (!text.startsWith(start)) return undefined;
  const found: string[] = [];
  let at = start.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    const end = isLast ? text.length - part.length : text.indexOf(part, at);
    if (end < at || (isLast && !text.endsWith(part))) return undefined;
    found.push(text.slice(at, end));
    at = end + part.length;
  }
  return found;
}
