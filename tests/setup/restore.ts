import { afterEach, vi } from 'vitest';

// Runs after the hooks of a test, which need not restore anything.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
