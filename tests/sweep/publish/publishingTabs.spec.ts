import type { Page, Route } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { test } from '../../helpers/hosts/publishSite';
import {
  changeProduct,
  openPublishPage,
  publish,
  PUBLISHED,
} from '../../helpers/journeys/publishing';
import { expect, open } from '../../helpers/journeys/site';

test.slow();

/** Timeout in ms for rebuilding the pages on a busy machine. The first rebuild of a copied site renders all pages. */
const PAGES = 150_000;

const [second, third] = content.products();
const nothingLeft = (page: Page) => page.getByText(/^No unpublished changes\./);

/** Holds the publications of a page. Resolves to the next one, when it is sent. */
function heldPublication(page: Page): Promise<Route> {
  return new Promise((resolve) => {
    void page.route('**/api/publish/site', (route) =>
      route.request().postData()?.includes('"call":"commit"') ? resolve(route) : route.continue(),
    );
  });
}

/** Returns how many publications with a change are listed in the history. */
async function publicationsOf(page: Page, name: string): Promise<number> {
  await open(page, '/admin/publish/history');
  await expect(page.getByRole('button', { name: /^Show: / }).first()).toBeVisible();
  return page
    .getByRole('listitem')
    .filter({ hasText: `“${name}”` })
    .count();
}

test('A change whose tab is closed after it was sent is published once', async ({
  page,
  place,
}) => {
  await openAdmin(page, '/admin/products');
  await changeProduct(page, second!.name, { Description: 'Sent, without an answer.' });
  await openPublishPage(page);
  const sent = heldPublication(page);
  await publish(page).click();
  expect((await (await sent).fetch()).status()).toBe(200);
  const next = await page.context().newPage();
  await page.close();
  expect(place.publicFile('data/products/index.json')).toContain(second!.id);
  await openAdmin(next, '/admin/publish');
  // The pages may not be rebuilt yet. Publishing again then publishes nothing more.
  const left = publish(next).and(next.locator(':enabled'));
  await expect(nothingLeft(next).or(left)).toBeVisible({ timeout: PAGES });
  if (await left.isVisible()) await left.click();
  await expect(nothingLeft(next)).toBeVisible({ timeout: PAGES });
  expect(await publicationsOf(next, second!.name)).toBe(1);
});

test('Two tabs that publish one change at the same time publish it once', async ({ page }) => {
  await openAdmin(page, '/admin/products');
  await changeProduct(page, third!.name, { Description: 'Of two tabs.' });
  await openPublishPage(page);
  const other = await page.context().newPage();
  await openAdmin(other, '/admin/publish');
  const sent = heldPublication(page);
  await publish(page).click();
  const route = await sent;
  const otherSent = heldPublication(other);
  await publish(other).click();
  const otherRoute = await otherSent;
  await Promise.all([page, other].map((tab) => tab.unroute('**/api/publish/site')));
  await Promise.all([route, otherRoute].map((held) => held.continue()));
  for (const tab of [page, other])
    await expect(tab.getByText(PUBLISHED)).toBeVisible({ timeout: PAGES });
  await expect(nothingLeft(other)).toBeVisible();
  await expect(nothingLeft(page)).toBeVisible();
  expect(await publicationsOf(other, third!.name)).toBe(1);
});
