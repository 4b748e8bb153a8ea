import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/setup/chromium';

// Runs at the same time need different ports. Builds and results can differ too.
const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273);
const DIST = process.env['PLAYWRIGHT_DIST'] ?? 'dist';
const RESULTS = `test-results/${PORT}`;

/** Tests that publish or take long. */
const LONG = 'journeys/{publish,requests}/*.spec.ts';

export default defineConfig({
  testDir: 'tests',
  projects: [
    // First, so that no worker has to finish one of them while the others have nothing left.
    { name: 'long', testMatch: LONG },
    {
      name: 'others',
      testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
      testIgnore: LONG,
    },
  ],
  outputDir: RESULTS,
  fullyParallel: true,
  // More than the cores of a small machine: pages wait a quarter of their time.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // No test fails because the machine is busy.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 390, height: 844 },
    // Rendering animations would take most of the CPU time. Tests of motion set it themselves.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer requests that tests intercept. Tests of offline use allow it.
    serviceWorkers: 'block',
    // Pages are open for seconds only, in which optimising their scripts takes more CPU time than it saves (9 %).
    launchOptions: chromiumLaunchOptions(
      '--js-flags=--max-lazy --no-maglev --no-turbofan --single-threaded-gc',
    ),
  },
  webServer: {
    // Empty folders, so that a test without its own copy of the content cannot change files.
    command: `node --import tsx scripts/serve/serve.ts --port ${PORT} --outbox ${RESULTS}/outbox --dist "${DIST}" --public ${RESULTS}/public --history ${RESULTS}/history`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
