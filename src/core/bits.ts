/** The number of members of a set of small integers, given as bits. */
export function sizeOfSet(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}

/** The smallest member of a set of small integers, given as bits; the set must not be empty. */
export function lowestIn(set: number): number {
  return 31 - Math.clz32(set & -set);
}
