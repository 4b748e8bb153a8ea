import type { Page } from '@playwright/test';
import { builtScript, content } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { allowMissingScript, failure } from '../helpers/journeys/missingScript';
import { open, waitForHydration } from '../helpers/journeys/site';

const ENTRY = builtScript('src/app/entry.client.tsx');
const MENU = builtScript('src/app/layout/MenuDrawer.tsx');

const contactField = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Send us a message' }).getByLabel(label);

test.beforeEach(({ watch }) => allowMissingScript(watch));

test('A prerendered page can be read and has date fields if the application cannot be loaded, shows an error, and keeps typed text out of the URL', async ({
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

  await contactField(page, 'Name').fill('Ada');
  await contactField(page, 'Email').fill('ada@slate.example');
  await contactField(page, 'Email').press('Enter');
  await expect(contactField(page, 'Email')).toHaveValue('ada@slate.example');
  await expect(contactField(page, 'Name')).toHaveValue('Ada');
  await expect(page).toHaveURL('/');

  await faults.status(/\/assets\/.*\.js$/, 404);
  await page.goto('/booking');
  for (const label of ['From', 'To', 'Preferred Date'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'date');
});

test('An empty shell shows the 500 page if the application cannot be loaded, and Refresh Page loads it; a page of an older build is reloaded once', async ({
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

  await faults.skewBuild();
  await faults.status(ENTRY, 404, 2);
  await open(page, '/store');
  await expect(failure(page)).toHaveCount(0);
});

test('A menu whose script cannot be loaded shows the 500 page', async ({ page, faults }) => {
  await open(page, '/cart');
  await faults.status(MENU, 404);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(failure(page)).toBeFocused();
  expect(faults.countOf(MENU)).toBe(2);
});
