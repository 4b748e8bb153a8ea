import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import {
  changeProduct,
  publish,
  PUBLISHED,
  publishPageLink,
} from '../../helpers/journeys/publishing';
import { test, type PublishPlace } from '../../helpers/hosts/publishSite';
import { expect } from '../../helpers/journeys/site';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PAGES = 60_000;

const [product] = content.products();

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

const data = (place: PublishPlace, file: string) => place.publicFile(`data/${file}`);
const attention = (page: Page): Locator => page.getByRole('region', { name: /^Needs attention/ });

test.slow();

test('damaged records survive publishing, are removed on purpose, and can be restored', async ({
  page,
  place,
  watch,
}) => {
  watch.allows(/Record \d+ was left out/);
  damage(place, 'services/index.json', ({ services }: { services: object[] }) => {
    Object.assign(services.at(-1) ?? {}, { title: 24 });
  });
  damage(place, 'site.json', (site: { footer?: { groups?: unknown[] } }) => {
    site.footer = { ...site.footer, groups: [{ title: 'Kept', links: 'none' }] };
  });
  damage(place, 'pages/home.json', ({ testimonials }: { testimonials: { cards: object[] } }) => {
    testimonials.cards.push({ name: 'Damaged Dan', role: 7, text: 'Kept' });
  });
  const files = ['services/index.json', 'site.json', 'pages/home.json'];
  const before = files.map((file) => data(place, file));

  await openAdmin(page, '/admin');
  await expect(page.getByText('3 items of the website’s content are damaged')).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await changeProduct(page, product!.name, { Description: 'Published beside the damage.' });
  await publishPageLink(page, 'Publish (1)').click();
  await expect(page.getByText('No problems found.')).toBeVisible();
  await expect(attention(page).getByRole('listitem')).toHaveCount(3);
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  expect(files.map((file) => data(place, file))).toEqual(before);

  await expect(attention(page).getByText('“title” must be text')).toBeVisible();
  await expectAccessibleAndFitting(page);
  await attention(page).getByRole('button', { name: 'Remove Testimonial “Damaged Dan”' }).click();
  await page
    .getByRole('dialog', { name: 'Remove item' })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(attention(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Testimonial “Damaged Dan” removed', { exact: true })).toBeVisible();
  await publish(page).click();
  await expect(page.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  expect(data(place, 'services/index.json')).toBe(before[0]);
  expect(data(place, 'pages/home.json')).not.toContain('Damaged Dan');
  expect(data(place, 'site.json')).toBe(before[1]);

  await page.getByRole('main').getByRole('link', { name: 'Publish history' }).click();
  await page.getByRole('button', { name: /^Show/ }).first().click();
  await page.getByRole('radio', { name: 'Before this publication' }).check();
  await page.getByRole('button', { name: 'Restore “Damaged Dan”' }).click();
  await publishPageLink(page, 'Publish (1)').click();
  await expect(page.getByText('Testimonial “Damaged Dan” restored', { exact: true })).toBeVisible();
});
