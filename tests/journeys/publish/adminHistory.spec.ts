import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import { changeProduct, PUBLISHED } from '../../helpers/journeys/publishing';
import { test, type PublishPlace } from '../../helpers/hosts/publishSite';
import { expect } from '../../helpers/journeys/site';

const DESKTOP = { width: 1280, height: 800 };

const [first, second] = content.products();
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const publications = (page: Page) =>
  page.getByRole('list', { name: 'Publications, newest first' }).getByRole('button', {
    name: /^Show: /,
  });

async function toProducts(page: Page): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await menu.getByRole('link', { name: 'Products' }).click();
}

/** The published list of all products without its date. */
const productFile = (place: PublishPlace) => ({
  ...(JSON.parse(place.publicFile('data/products/index.json')) as object),
  lastUpdated: undefined,
});

/** Damages a content file in the public folder and in the served folder. */
function damage(place: PublishPlace, file: string, edit: (json: never) => void): void {
  for (const folder of [place.publicFolder, place.dist]) {
    const target = path.join(folder, 'data', file);
    const json = JSON.parse(readFileSync(target, 'utf8')) as never;
    edit(json);
    writeFileSync(target, JSON.stringify(json));
    for (const ending of ['.br', '.gz']) rmSync(target + ending, { force: true });
  }
}

function damageThree(place: PublishPlace): string[] {
  damage(place, 'services/index.json', ({ services }: { services: object[] }) => {
    Object.assign(services.at(-1) ?? {}, { title: 24 });
  });
  damage(place, 'site.json', (site: { footer?: { groups?: unknown[] } }) => {
    site.footer = { ...site.footer, groups: [{ title: 'Kept', links: 'none' }] };
  });
  damage(place, 'pages/home.json', ({ testimonials }: { testimonials: { cards: object[] } }) => {
    testimonials.cards.push({ name: 'Dan', role: 7, text: 'Kept' });
  });
  return ['services/index.json', 'site.json', 'pages/home.json'];
}

const attention = (page: Page) => page.getByRole('region', { name: /^Needs attention/ });

async function toPublish(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Publish/ })
    .click();
}

async function publishAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish \(/ }).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible();
}

async function expectSound(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleAndFitting(page);
  await page.setViewportSize(DESKTOP);
}

test.use({ viewport: DESKTOP });

test('A publication that changed and deleted records is undone, and damaged fields survive publishing', async ({
  page,
  place,
  watch,
}) => {
  watch.allows(/was left out/);
  const files = damageThree(place);
  const data = () => files.map((file) => place.publicFile(`data/${file}`));
  const damaged = data();
  await openAdmin(page, '/admin');
  await expect(page.getByText('3 parts of the website’s content are damaged')).toBeVisible();
  await page.getByRole('link', { name: 'Publish history', exact: true }).first().click();
  await expect(page.getByText('Nothing has been published yet.')).toBeVisible();
  const then = productFile(place);
  await toProducts(page);
  await changeProduct(page, first!.name, { Description: 'Said since.' });
  await page.getByRole('searchbox', { name: 'Search products' }).fill(second!.name);
  await page
    .getByRole('region', { name: 'All Products' })
    .getByRole('button', { name: `Delete ${second!.name}` })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await toPublish(page);
  await expect(attention(page).getByRole('listitem')).toHaveCount(3);
  await publishAll(page);
  expect(data()).toEqual(damaged);
  await expect(
    attention(page).getByText('it must be text in quotation marks, but it is 24'),
  ).toBeVisible();
  await expectSound(page);

  await page.getByRole('main').getByRole('link', { name: 'Publish history' }).click();
  await expect(publications(page)).toHaveCount(2);
  await page.getByText('2 changes').first().click();
  // Not the toast, whose sentence ends with a full stop.
  await expect(page.getByText(`Product “${second!.name}” deleted`, { exact: true })).toBeVisible();
  await expect(page.getByText('Content before the first publication')).toBeVisible();
  await publications(page).nth(1).click();
  await expect(heading(page, '2 items changed since this version')).toBeVisible();
  await expect(page.getByText('Said since.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Back to publish history' }).click();
  await page.getByRole('button', { name: /^Undo this publication/ }).click();
  await expect(page.getByText('2 of 2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Restore selected' }).click();
  await expect(heading(page, 'No differences')).toBeFocused();
  expect(productFile(place)).not.toEqual(then);

  await toPublish(page);
  await expect(page.getByText('No problems found.')).toBeVisible();
  await publishAll(page);
  expect(productFile(place)).toEqual(then);
  expect(data()).toEqual(damaged);
});
