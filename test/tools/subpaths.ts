/** Prints the subpaths of all entries: attw finds none by itself behind a pattern. */
import { entries } from './entries.ts';

console.log(...Object.keys(entries()).map((entry) => (entry === 'index' ? '.' : `./${entry}`)));
