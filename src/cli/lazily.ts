/**
 * Wraps a command's action so that its module is imported only when the command runs.
 * @param load imports the action.
 */
export function lazily<Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const act = await load();
    await act(...given);
  };
}
