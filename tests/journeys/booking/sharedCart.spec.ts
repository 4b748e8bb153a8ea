import type { Page } from '@playwright/test';
import { encodeText } from '../../../src/domain/links/paths';
import { cartItem } from '../../helpers/journeys/booking';
import { someProduct } from '../../helpers/hosts/builtSite';
import {
  expect,
  open,
  seedStorage,
  storedJson,
  test,
  waitForHydration,
} from '../../helpers/journeys/site';

const [first, second, third] = [someProduct(0), someProduct(1), someProduct(2)];
const OWN = [cartItem(first, 1), cartItem(third, 2)];
/** Two of the first product and three of the second. */
const LINK = `/cart?items=${encodeText(first.slug)}*2,${encodeText(second.slug)}*3`;

const lines = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
const question = (page: Page) => page.getByRole('dialog', { name: 'Replace your cart?' });

/** Returns the stored cart as `id × quantity`. */
async function cart(page: Page): Promise<string[] | null> {
  const items = (await storedJson(page, 'bookingCart')) as
    { id: string; quantity: number }[] | null;
  return items && items.map(({ id, quantity }) => `${id} × ${quantity}`);
}

const KEPT = [`${first.id} × 1`, `${third.id} × 2`];

async function arrive(page: Page, path = LINK): Promise<void> {
  await seedStorage(page, { local: { bookingCart: OWN } });
  await open(page, path);
}

test('A cart is shared as a link that restores it in another browser', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await seedStorage(page, { local: { bookingCart: OWN } });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Share Cart' }).click();
  await expect(page.getByText('Link to your cart copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  expect(link).toBe(`${origin}/cart?items=${encodeText(first.slug)}*1,${encodeText(third.slug)}*2`);
  const whatsapp = page.getByRole('link', { name: 'Share on WhatsApp' });
  const href = new URL((await whatsapp.getAttribute('href')) ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/');
  expect(href.searchParams.get('text')).toContain(link);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await waitForHydration(other);
  await expect(lines(other)).toHaveCount(2);
  await expect(other.getByText('Shared cart added: 2 products.')).toBeVisible();
  await expect(other).toHaveURL(`${origin}/cart`);
  await expect.poll(() => cart(other)).toEqual(KEPT);
  await other.context().close();
});

test('The native share dialog receives the link', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (request: unknown) => {
        Object.assign(window, { shared: request });
        return Promise.resolve();
      },
    });
  });
  await arrive(page, '/cart');
  await page.getByRole('button', { name: 'Share Cart' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: { url: string } }).shared?.url))
    .toContain(`/cart?items=${encodeText(first.slug)}*1`);
  await expect(page.getByText('Link to your cart copied.')).toHaveCount(0);
});

test('If the clipboard is denied, the link is shown in a field and selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
    });
  });
  await arrive(page, '/cart');
  await page.getByRole('button', { name: 'Share Cart' }).click();
  const field = page.getByRole('textbox', { name: 'Link to this cart' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/cart\?items=/);
  const marked = await page.evaluate(() => getSelection()?.toString());
  expect(marked).toBe(await field.inputValue());
});

test('After Cancel the cart is kept, and the confirmation is not shown again', async ({ page }) => {
  await arrive(page);
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
  expect(await cart(page)).toEqual(KEPT);
  await page.reload();
  await waitForHydration(page);
  await expect(lines(page)).toHaveCount(2);
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue Browsing' }).click();
  await expect(page).toHaveURL('/store');
  await page.goBack();
  await expect(lines(page)).toHaveCount(2);
  await expect(page).toHaveURL('/cart');
  await expect(question(page)).toHaveCount(0);
});
