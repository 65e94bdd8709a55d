import { defineConfig } from 'vitest/config';

/** Ten minutes: the guard against a test that hangs. No test depends on how busy the machine is. */
const HANGS = 600_000;

export default defineConfig({
  test: { testTimeout: HANGS, hookTimeout: HANGS },
});
