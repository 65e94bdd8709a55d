import * as fc from 'fast-check';

/** Characters below the surrogates, which are none by themselves. */
const BELOW = 0xd800;
const SURROGATES = 0x800;
const ALL = 0x110000;

/**
 * Any text of Unicode, as `fc.string({ unit: 'binary' })` makes it and shrinks it. That one keeps a table of all
 * characters, which takes a second and a hundred megabytes.
 */
export function anyText(): fc.Arbitrary<string> {
  return fc.string({ unit: character });
}

const character: fc.Arbitrary<string> = fc
  .nat(ALL - SURROGATES - 1)
  .map((index) => String.fromCodePoint(index < BELOW ? index : index + SURROGATES), indexOf);

/** @throws TypeError for what is no character. */
function indexOf(text: unknown): number {
  const code = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1;
  const isCharacter = code >= 0 && String.fromCodePoint(code) === text && (code < BELOW || code >= BELOW + SURROGATES);
  if (!isCharacter) throw new TypeError('This is no character.');
  return code < BELOW ? code : code - SURROGATES;
}
