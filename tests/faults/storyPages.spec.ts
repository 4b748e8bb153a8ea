import type { Page } from '@playwright/test';
import { content } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';

const ABOUT = '**/data/pages/about.json';
const TOPICS = '**/data/pages/topics.json';

/** Follows a link of the navigation or the footer, so that the page has to request its content. */
async function follow(page: Page, href: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/cart');
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('A page does not wait longer than 2.5 s for the topics', async ({ page, faults }) => {
  await faults.clock();
  await faults.hang(TOPICS);
  const asked = page.waitForRequest(TOPICS);
  await page.goto('/store/no-such-thing');
  await asked;
  await page.clock.runFor(2500);
  await expect(title(page, 'Product Not Found')).toBeVisible();
});

test('A card of the about page scrolls into view when its content arrives late', async ({
  page,
  faults,
}) => {
  const release = await faults.slow(ABOUT);
  const link = content
    .footerGroups()
    .flatMap(({ links }) => links)
    .findLast(({ to }) => to.startsWith('/about/'));
  test.skip(!link, 'the footer has no link to a card');
  await follow(page, link?.to ?? '');
  await expect(page.getByRole('status', { name: 'Loading page' })).toBeVisible();
  release();
  const marked = page.getByRole('main').locator('li[aria-current="true"]').getByRole('heading');
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
});
