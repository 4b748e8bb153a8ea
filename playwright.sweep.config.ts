import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

// Before the tests are loaded, in every worker.
process.env['ALL_VARIANTS'] = '1';

/** Tests of `npm run sweep`: its own files, and the journeys with all variants. */
export default defineConfig({ ...journeys, projects: undefined, testMatch: ['**/*.spec.ts'] });
