import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { cartItem } from '../helpers/booking';
import { someProduct } from '../helpers/builtSite';
import { expect, test } from '../helpers/faults';
import { open, storageOf } from '../helpers/site';

const [first, second, third] = [someProduct(0), someProduct(1), someProduct(2)];

const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

/** Lists of which some entries are good, with what is good in them. */
const good = fc
  .record({
    product: fc.constantFrom(first, second, third),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ product, quantity }) => cartItem(product, quantity));
const bad = fc.oneof(
  fc.constantFrom(-1, 0, 1e9, 1.5, 100, -1e9).map((quantity) => cartItem(first, quantity)),
  fc.constant({ ...cartItem(first, 1), quantity: '2' }),
  fc.constantFrom(null, 7, 'text', [], {}, { id: '', name: 'x' }, { id: 'x', name: ' ' }),
);

const SAMPLES = fc.sample(
  fc
    .uniqueArray(good, { minLength: 1, maxLength: 3, selector: ({ id }) => id })
    .chain((kept) =>
      fc
        .array(bad, { minLength: 1, maxLength: 4 })
        .chain((spoilt) =>
          fc
            .shuffledSubarray([...kept, ...spoilt], { minLength: kept.length + spoilt.length })
            .map((list) => ({ list, kept })),
        ),
    ),
  { numRuns: 6, seed: 20260302 },
);

test('Of a stored cart the bad items go and the good ones stay', async ({ page, faults }) => {
  test.slow();
  const rows = page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');
  for (const { list, kept } of SAMPLES) {
    const text = JSON.stringify(list);
    await test.step(text.slice(0, 200), async () => {
      await faults.corrupt({ bookingCart: text });
      await open(page, '/cart');
      await expect(rows).toHaveCount(kept.length);
      for (const { name, quantity } of kept)
        await expect(
          page.getByRole('group', { name: `Quantity of ${name}`, exact: true }),
        ).toContainText(String(quantity));
      await expect(toast(page, 'Part of your saved booking cart could not be read')).toBeVisible();
      expect((await storageOf(page)).local['bookingCart.bak']).toBe(text);
      await page.evaluate(() => localStorage.clear());
    });
  }
});
