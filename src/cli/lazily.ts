/**
 * What a command does, loaded when it is typed: whoever asks for the version does not wait for the arena.
 * @param load imports it.
 */
export function lazily<Given extends readonly unknown[]>(
  load: () => Promise<(...given: Given) => Promise<void>>,
): (...given: Given) => Promise<void> {
  return async (...given) => {
    const act = await load();
    await act(...given);
  };
}
