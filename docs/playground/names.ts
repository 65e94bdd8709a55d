export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The phase of a view. */
export function phaseOf(view: unknown): string {
  return typeof view === 'object' && view !== null && 'phase' in view ? String(view.phase) : '';
}
