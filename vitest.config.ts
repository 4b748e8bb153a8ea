import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { companyModule } from './scripts/build/companyModule';
import { readCompany } from './src/domain/company/readCompany';
import sample from './tests/fixtures/company/sample/company.config';
import { chromiumLaunchOptions } from './tests/setup/chromium';

const resolve = { tsconfigPaths: true };
/** The tests expect the sample, whatever is in `company.config.ts`. */
const company = companyModule(readCompany(sample));
const UNIT = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{architecture,contract}/**/*.test.ts',
];

/** Returns tests that replace modules, storage or workers, or use databases in Node, which would affect other files. */
function filesToIsolate(): string[] {
  return ['src', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) =>
      /\bvi\.(?:mock|doMock|hoisted|resetModules|getTimerCount)\(|\/(?:backOfficeDatabase|outboxFixture)'|fake-indexeddb/.test(
        readFileSync(file, 'utf8'),
      ),
    );
}

const files = filesToIsolate();
const isolated = files.filter((file) => file.endsWith('.ts'));
const isolatedPages = files.filter((file) => file.endsWith('.tsx'));

/** In ms: no test fails because the machine is busy. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000 };

const unit = {
  ...limits,
  environment: 'node' as const,
  // Far from Lagos, and with daylight saving time.
  env: { TZ: 'Pacific/Auckland' },
  unstubGlobals: true,
  unstubEnvs: true,
  setupFiles: ['tests/setup/restore.ts', 'tests/setup/properties.ts'],
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

/** Returns a project of component tests. */
const component = (name: string, test: TestProjectInlineConfiguration['test']) => ({
  resolve,
  plugins: [react(), company, withoutPackageMaps],
  // A package that is found during a test reloads the page. Vite's cache from an earlier run
  // does not contain packages that were imported since.
  optimizeDeps: {
    force: true,
    entries: ['src/**/*.{ts,tsx}', 'tests/helpers/**/*.tsx', 'tests/setup/properties.ts'],
  },
  test: {
    name,
    maxWorkers: maxPages,
    ...limits,
    unstubGlobals: true,
    unstubEnvs: true,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/setup/restore.ts', 'tests/setup/react.ts', 'tests/setup/component.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunchOptions(),
        // Waiting for animations would take a third of the time.
        contextOptions: {
          reducedMotion: 'reduce' as const,
          locale: 'en-NG',
          // Rentals have the days of Lagos, wherever the browser is.
          timezoneId: 'Pacific/Honolulu',
        },
      }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 390, height: 844 } }],
    },
    ...test,
  },
});

export default defineConfig({
  test: {
    maxWorkers,
    // Vitest reads this limit here, not in the projects.
    browser: { connectTimeout: 180_000 },
    projects: [
      {
        resolve,
        plugins: [company],
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
        plugins: [company],
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
          ...limits,
          include: ['tests/built/**/*.test.ts'],
          // The built prerenderer is imported as it is.
          server: { deps: { external: [/\.prerender\//] } },
        },
      },
      component('component', {
        // Loading modules again for each file would take a third of the time.
        isolate: false,
        include: ['src/**/*.test.tsx', 'tests/pages/**/*.test.tsx'],
        exclude: isolatedPages,
      }),
      component('component-isolated', { include: isolatedPages }),
    ],
  },
});
