/**
 * Whether the package brings a source along, for the maps that lead to it, as package.json#files says: all but the
 * command, which nobody imports, and the sentences in each language, which are data.
 */
export function isShipped(path: string): boolean {
  return /^src\/(?!cli\/).+\.ts$/.test(path) && !/\/words\/[a-z]{2}\.ts$/.test(path);
}
