import * as fc from 'fast-check';

/** The first surrogate, the number of surrogates, and the number of all code points. */
const BELOW = 0xd800;
const SURROGATES = 0x800;
const ALL = 0x110000;

/** Any Unicode text, like `fc.string({ unit: 'binary' })`, but without its large table of characters. */
export function anyText(): fc.Arbitrary<string> {
  return fc.string({ unit: character });
}

const character: fc.Arbitrary<string> = fc
  .nat(ALL - SURROGATES - 1)
  .map((index) => String.fromCodePoint(index < BELOW ? index : index + SURROGATES), indexOf);

/**
 * The index of a character below the surrogates. fast-check calls it to shrink texts that it adds itself, such as
 * `__proto__`.
 * @throws TypeError for any other value.
 */
function indexOf(text: unknown): number {
  const isBelow = typeof text === 'string' && text.length === 1 && text.charCodeAt(0) < BELOW;
  if (!isBelow) throw new TypeError('broken text: no character');
  return text.charCodeAt(0);
}

/**
 * Misspellings of a notation that a lenient reader might accept: other spellings of numbers, other case, blanks, and
 * parts that are missing, doubled or reordered.
 */
export function nearTexts(text: string): ReadonlySet<string> {
  const parts = text.match(/\d+|\p{L}+|[^\p{L}\d]+/gu) ?? [];
  const near = new Set([text.toUpperCase(), text.toLowerCase(), ` ${text}`, `${text} `, `${text}\n`]);
  for (const [at, part] of parts.entries()) {
    const [between = '', next = ''] = parts.slice(at + 1);
    const others = ['', part + part, part.toUpperCase(), part[0]?.toUpperCase() + part.slice(1), ` ${part}`];
    if (/\d/.test(part)) others.push(`0${part}`, `+${part}`, `${part}.0`, `${part}e0`, `0x${part}`);
    for (const other of others) near.add([...parts.slice(0, at), other, ...parts.slice(at + 1)].join(''));
    near.add([...parts.slice(0, at), next, between, part, ...parts.slice(at + 3)].join(''));
  }
  near.delete(text);
  return near;
}
