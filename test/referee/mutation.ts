import type { Rng } from '../../src/core/rng.ts';

/** Unusual values that often break code. */
const ODD: readonly string[] = [
  ...['null', 'true', '0', '-0', '-1', '1.5', '1e400', '9007199254740993', '""', '"\\u0000"', '"__proto__"', '[]'],
  ...['{}'],
  ...['[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]', '{"__proto__":{"type":"x"}}', '{"constructor":1}', '{"type":{}}'],
  ...['"\\ud800"', '"\u{1F9DA}"', `"${'x'.repeat(5_000)}"`, '{"toString":1,"then":2}', '[null]'],
  ...['{"type":"end","type":1}'],
];

const BRACKETS = '{}[]",:\\\u0000 0';

/** The text of a request, corrupted without line breaks, or sometimes unchanged. */
export function spoiled(text: string, other: string, rng: Rng): Buffer {
  const bytes = Buffer.from(text);
  const at = rng.int(bytes.length + 1);
  switch (rng.int(9)) {
    case 0:
      return flipped(bytes, rng);
    case 1:
      return joined(bytes.subarray(0, at));
    case 2:
      return joined(bytes.subarray(0, at), bytes.subarray(at + 1 + rng.int(4)));
    case 3:
      return joined(bytes.subarray(0, at), BRACKETS[rng.int(BRACKETS.length)] ?? '', bytes.subarray(at));
    case 4:
      return joined(bytes.subarray(0, at), Buffer.from(other).subarray(rng.int(other.length + 1)));
    case 5:
      return joined(bytes.subarray(0, at), bytes.subarray(rng.int(at + 1)));
    case 6:
    case 7:
      return joined(swapped(text, rng));
    default:
      return joined(bytes);
  }
}

/** Replaces one value of the JSON, or renames its key. */
function swapped(text: string, rng: Rng): string {
  const odd = ODD[rng.int(ODD.length)] ?? 'null';
  const entries = Object.entries<unknown>(JSON.parse(text)).map(([name, value]) => [name, JSON.stringify(value)]);
  const entry = entries[rng.int(entries.length || 1)];
  if (entry === undefined) return odd;
  entry[rng.int(6) === 0 ? 0 : 1] = rng.int(6) === 0 ? 'locale' : odd;
  return `{${entries.map(([name = '', value = '']) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
}

function flipped(bytes: Buffer, rng: Rng): Buffer {
  const copy = Buffer.from(bytes);
  for (let times = 1 + rng.int(3); times > 0; times--) {
    const at = rng.int(copy.length || 1);
    copy[at] = (copy[at] ?? 0) ^ (1 << rng.int(8));
  }
  return joined(copy);
}

function joined(...parts: readonly (string | Uint8Array)[]): Buffer {
  const line = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  for (let at = line.indexOf(10); at >= 0; at = line.indexOf(10)) line[at] = 32;
  return line;
}
