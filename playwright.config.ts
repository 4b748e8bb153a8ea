import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './tests/setup/chromium';

// Several runs at once take a port, a build and a folder of their own.
const PORT = Number(process.env['PLAYWRIGHT_PORT'] ?? 4273);
const DIST = process.env['PLAYWRIGHT_DIST'] ?? 'dist';
const RESULTS = `test-results/${PORT}`;

export default defineConfig({
  testDir: 'tests',
  testMatch: ['journeys/**/*.spec.ts', 'faults/**/*.spec.ts'],
  outputDir: RESULTS,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Patience costs nothing where all is well; two busy cores are slow now and then.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 390, height: 844 },
    // Nothing moves but where a test is about that: frames cost more than all else on two cores.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunchOptions(),
  },
  webServer: {
    // A publication of a test that has no copy of its own finds no content to write over.
    command: `node --import tsx scripts/serve/serve.ts --port ${PORT} --outbox ${RESULTS}/outbox --dist "${DIST}" --public ${RESULTS}/public --history ${RESULTS}/history`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
