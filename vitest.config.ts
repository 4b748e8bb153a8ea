import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { companyModule } from './scripts/build/companyModule';
import { chromiumLaunchOptions } from './tests/setup/chromium';

const resolve = { tsconfigPaths: true };
const UNIT = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{architecture,contract}/**/*.test.ts',
];

/** Returns unit tests that replace modules, or use databases, which would affect other files of their worker. */
function filesThatReplaceModules(): string[] {
  return ['src', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) =>
      /\bvi\.(?:mock|doMock|resetModules)\(|\/memoryDatabase'/.test(readFileSync(file, 'utf8')),
    );
}

const isolated = filesThatReplaceModules();

const unit = {
  // The machine may be busy.
  testTimeout: 60_000,
  environment: 'node' as const,
  // Far from Lagos, and with daylight saving time.
  env: { TZ: 'Pacific/Auckland' },
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['tests/setup/properties.ts'],
};

// By default, Vitest leaves one core unused, which is half of a small machine.
const maxWorkers = Math.max(2, availableParallelism() - 1);
// Pages wait a fifth of their time, for frames and for each other's processes.
const maxPages = Math.max(3, maxWorkers);

/** Leaves out the source maps of packages, which are most of what each page of tests loads. */
const withoutPackageMaps: Plugin = {
  name: 'without-package-maps',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        resolve,
        test: {
          ...unit,
          name: 'unit',
          // Loading modules again for each file would take longer than the tests.
          isolate: false,
          include: UNIT,
          exclude: isolated,
        },
      },
      {
        resolve,
        test: {
          ...unit,
          name: 'unit-isolated',
          include: isolated,
          setupFiles: [...unit.setupFiles, 'tests/setup/memoryDatabase.ts'],
        },
      },
      {
        resolve,
        test: {
          name: 'built',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/built/**/*.test.ts'],
          // The built prerenderer is imported as it is.
          server: { deps: { external: [/\.prerender\//] } },
        },
      },
      {
        resolve,
        plugins: [react(), companyModule(), withoutPackageMaps],
        // A package that is found during a test reloads the page. Vite's cache from an earlier run
        // does not contain packages that were imported since.
        optimizeDeps: {
          force: true,
          entries: ['src/**/*.{ts,tsx}', 'tests/helpers/**/*.tsx', 'tests/setup/properties.ts'],
        },
        test: {
          name: 'component',
          maxWorkers: maxPages,
          testTimeout: 60_000,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          expect: { poll: { timeout: 10_000 } },
          include: ['src/**/*.test.tsx', 'tests/pages/**/*.test.tsx'],
          setupFiles: ['tests/setup/react.ts', 'tests/setup/component.ts'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 180_000,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromiumLaunchOptions(),
              // Waiting for animations would take a third of the time.
              contextOptions: {
                reducedMotion: 'reduce',
                locale: 'en-NG',
                // Rentals have the days of Lagos, wherever the browser is.
                timezoneId: 'Pacific/Honolulu',
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
