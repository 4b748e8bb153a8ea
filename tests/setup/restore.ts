import { afterEach, vi } from 'vitest';

// Runs after the hooks of a test, which need not restore anything.
afterEach(() => {
  // Before the timers, whose functions can be mocked.
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
