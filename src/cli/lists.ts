/** Splits a list at commas, except within braces, which hold a bot's parameters. */
export function namesOf(list: string): string[] {
  const names: string[] = [''];
  let depth = 0;
  let isText = false;
  for (let index = 0; index < list.length; index++) {
    let letters = list.charAt(index);
    if (isText && letters === '\\') letters += list.charAt(++index);
    else if (letters === '"' && depth > 0) isText = !isText;
    else if (!isText) depth = Math.max(0, depth + (letters === '{' ? 1 : letters === '}' ? -1 : 0));
    if (letters === ',' && depth === 0) names.push('');
    else names.push(`${names.pop() ?? ''}${letters}`);
  }
  return names.map((name) => name.trim());
}
