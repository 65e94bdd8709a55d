/** Whether no number is less than the one before it. */
export function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((own, index) => index === 0 || own >= (numbers[index - 1] ?? own));
}

/** Whether the members of a multiset stand in the order in which they are listed. */
export function isListed<T>(multiset: readonly T[], listed: readonly T[]): boolean {
  return isAscending(multiset.map((member) => listed.indexOf(member)));
}
