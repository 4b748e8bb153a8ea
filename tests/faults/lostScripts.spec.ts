import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtFile, builtPages, builtScript, content, DIST } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { allowMissingScript, failure } from '../helpers/missingScript';
import { open, waitForHydration } from '../helpers/site';

const ENTRY = builtScript('src/app/entry.client.tsx');
const HOME_REST = builtScript('src/app/pages/HomeBelowFold.tsx');
const MENU = builtScript('src/app/layout/MenuDrawer.tsx');

const contactField = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Send us a message' }).getByLabel(label);

test.beforeEach(({ watch }) => allowMissingScript(watch));

test('Every page knows the build it belongs to', () => {
  const { build } = JSON.parse(builtFile('data/version.json')) as { build: string };
  expect(build).toMatch(/^[0-9a-f]{16}$/);
  const pages = [
    ...builtPages().map(({ html }) => html),
    builtFile('404.html'),
    builtFile('200.html'),
  ];
  for (const html of pages) expect(html).toContain(`<html data-build="${build}"`);
});

test('The little script of the head waits for no other file', () => {
  const [script, ...others] = readdirSync(path.join(DIST, 'assets')).filter((file) =>
    /^index-.*\.js$/.test(file),
  );
  expect(others).toEqual([]);
  const text = readFileSync(path.join(DIST, 'assets', script ?? ''), 'utf8');
  expect(text).not.toMatch(/(?:^|[;\n])\s*import\s*["'{*\w]/);
});

test('The build has no style file that could fail to load', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => path.extname(file) === '.css')).toEqual([]);
  for (const { html } of builtPages()) expect(html).not.toMatch(/rel="?stylesheet/);
});

test('A prerendered page can be read when the application does not come, and says what is the matter', async ({
  page,
  faults,
}) => {
  await faults.status(ENTRY, 404);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: content.home().hero.title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(faults.countOf(ENTRY)).toBeLessThanOrEqual(2);
});

test('What was typed stays, and stays out of the address, when the application does not come', async ({
  page,
  faults,
}) => {
  await faults.status(ENTRY, 404);
  await page.goto('/');
  await contactField(page, 'Name').fill('Ada');
  await expect(failure(page)).toBeAttached();
  await contactField(page, 'Email').fill('ada@slate.example');
  await contactField(page, 'Email').press('Enter');
  await expect(contactField(page, 'Email')).toHaveValue('ada@slate.example');
  await expect(contactField(page, 'Name')).toHaveValue('Ada');
  await expect(page).toHaveURL('/');
});

test('An empty shell shows the 500 page when the application does not come, and Refresh Page mends it', async ({
  page,
  faults,
}) => {
  await faults.status(ENTRY, 404);
  await page.goto('/contact');
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await faults.heal();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page).toHaveURL('/#contact');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('A page whose application is of an older build is reloaded once', async ({ page, faults }) => {
  await faults.skewBuild();
  await faults.status(ENTRY, 404, 2);
  await open(page, '/store');
  await expect(failure(page)).toHaveCount(0);
});

test('The part of the home page below the first screen stays when its script does not come, and tries again at a touch', async ({
  page,
  faults,
}) => {
  await faults.status(HOME_REST, 404);
  faults.allowTries(HOME_REST, 3);
  await open(page, '/');
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await expect(page.getByText('Part of this page could not be loaded.')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  await faults.heal();
  await contactField(page, 'Name').fill('Ada');
  await contactField(page, 'Subject').fill('Lights');
  await page.getByRole('button', { name: 'Send Message' }).click();
  // The form lives by now, and has what was typed.
  await expect(page.getByRole('alert')).toHaveText('Email is required');
  await expect(contactField(page, 'Name')).toHaveValue('Ada');
  await expect(contactField(page, 'Subject')).toHaveValue('Lights');
});

test('A menu whose script does not come leads to the 500 page', async ({ page, faults }) => {
  await open(page, '/cart');
  await faults.status(MENU, 404);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(failure(page)).toBeFocused();
  expect(faults.countOf(MENU)).toBe(2);
});
