import type { Locator, Page } from '@playwright/test';
import { content } from '../hosts/builtSite';

/** Morning of a Sunday in Lagos. */
export const NOW = new Date('2026-11-22T09:00:00+01:00');
/** Tuesday to Thursday. */
export const DATES = { from: '2026-11-24', to: '2026-11-26' };

/** Returns a product of which there are at least two, and another one. */
export function stockedProducts() {
  const records = content.products().map((product) => ({
    ...product,
    stock: Number(content.productRecord(product).stock),
  }));
  const partly = records.find(({ stock }) => stock > 1);
  const booked = records.find(({ stock, id }) => stock > 0 && id !== partly?.id);
  if (!partly || !booked) throw new Error('The content needs two products with stock');
  return { partly, booked };
}

const holdOf = (productId: string, quantity: number) => ({
  id: `hold-${productId}`,
  productId,
  ...DATES,
  quantity,
  reason: 'rental',
});

/** Returns a file that was published on the day of the tests: one unit of a product is left, another product is booked. */
export function publishedHolds() {
  const { partly, booked } = stockedProducts();
  return {
    updatedAt: '2026-11-22T07:14:00.000Z',
    holds: [holdOf(partly.id, partly.stock - 1), holdOf(booked.id, booked.stock)],
  };
}

const isDocument = ({ pathname }: URL) => !pathname.includes('.') && pathname !== '/seed';

/** Marks the pages as those of a site that publishes availability, serves the file, and sets the date. */
export async function publishAvailability(page: Page, body: string): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({
      response,
      body: html.replace('<html', '<html data-availability=""'),
    });
  });
  await page.route('/data/availability.json', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

export const datesControl = (page: Page): Locator =>
  page.getByRole('group', { name: 'Rental dates' });

export const dateField = (page: Page, label: 'From' | 'To'): Locator =>
  datesControl(page).getByLabel(label, { exact: true });

export async function chooseDates(page: Page): Promise<void> {
  await dateField(page, 'From').fill(DATES.from);
  await dateField(page, 'To').fill(DATES.to);
}
