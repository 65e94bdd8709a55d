import { describe, expect, it } from 'vitest';
import { commandNames, helpLines } from '../../src/cli/commands.ts';

describe('the list of commands at the prompt', () => {
  it.each(['en', 'it'])('has two columns (%s)', (locale) => {
    const lines = helpLines(locale);
    expect(lines.length).toBeGreaterThan(6);
    const widths = lines.map(([shown]) => shown?.text.length);
    expect(new Set(widths).size).toBe(1);
    for (const [shown, meaning] of lines) {
      expect(shown?.text).toMatch(/^ {2}\S/);
      expect(meaning?.text).toMatch(/^ {2}\S/);
    }
  });

  it('is available in every language, and Tab completes the names', () => {
    for (const name of ['undo', 'annulla', 'quit', 'esci']) expect(commandNames).toContain(name);
    for (const name of ['u', 'q', '?', '*']) expect(commandNames).not.toContain(name);
  });
});
