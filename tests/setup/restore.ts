import { afterEach, vi } from 'vitest';

// Runs after the hooks of a test, which need not restore anything. Globals such as `fetch` stay replaced until the next test
// (`unstubGlobals` of Vitest), because pages are closed after these hooks.
afterEach(() => {
  // Before the timers, whose functions can be mocked.
  vi.restoreAllMocks();
  vi.useRealTimers();
});
