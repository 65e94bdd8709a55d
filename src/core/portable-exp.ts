/** e to the power of x. Not `Math.exp`, whose last bit differs between engines. */
export function portableExp(x: number): number {
  const part = x / 1024;
  let value = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)));
  for (let doubled = 1; doubled < 1024; doubled *= 2) value *= value;
  return value;
}
