import { defineConfig } from '@playwright/test';
import tested from './playwright.config';

/** What `npm run sweep` looks at: as the tests of every change, but longer. */
export default defineConfig({ ...tested, testMatch: ['sweep/**/*.spec.ts'] });
