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
          // Tests must not fail only because the machine is busy.
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
        // Vite must know all libraries before the first test. A library that it finds later reloads the page.
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
