const INDENT = '    ';

/** The line in parts that fit into so many columns, broken between items or at spaces, those after the first one indented. */
export function wrapped(line: string, columns: number): readonly string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const between = rest.lastIndexOf(' · ', columns - 2);
    const space = between > columns / 2 ? between + 2 : rest.lastIndexOf(' ', columns);
    // What has no space is left to the terminal.
    if (space <= INDENT.length) break;
    parts.push(rest.slice(0, space).trimEnd());
    rest = `${INDENT}${rest.slice(space).trim()}`;
  }
  return [...parts, rest];
}
