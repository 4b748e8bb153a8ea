import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './tests/setup/chromium';

const resolve = { tsconfigPaths: true };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          // A busy machine is not a failure.
          testTimeout: 20_000,
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/{architecture,contract,prerender}/**/*.test.ts',
          ],
        },
      },
      {
        resolve,
        plugins: [react()],
        // Known before the first test, or a library found on the way reloads the page under it.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/helpers/*.tsx'] },
        test: {
          name: 'component',
          testTimeout: 20_000,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/setup/component.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
