import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** Tests of `npm run sweep` that have their own files. */
export default defineConfig({ ...journeys, testMatch: ['sweep/**/*.spec.ts'] });
