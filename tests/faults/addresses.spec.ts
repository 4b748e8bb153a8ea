import { bookingField, selectedItems } from '../helpers/journeys/booking';
import { someProduct } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';

const MALFORMED = '%E0%A4%A';

// React Router warns of URLs that cannot be decoded.
test.beforeEach(({ watch }) => watch.allows(/malformed URL segment|could not be decoded/));

test('A malformed URL shows the not-found page of its area, or redirects to the home page', async ({
  page,
  faults: _faults,
}) => {
  test.slow();
  for (const [address, heading] of [
    [`/store/${MALFORMED}`, 'Product Not Found'],
    [`/projects?page=999&q=${MALFORMED}`, 'No projects found'],
  ] as const)
    await test.step(address, async () => {
      await open(page, address);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    });
  for (const address of [`/${MALFORMED}`, '/%2e%2e%2fetc'])
    await test.step(address, async () => {
      await page.goto('/store');
      await open(page, address);
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/store');
    });
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
});

test('A booking link selects the products with valid names', async ({ page, faults: _faults }) => {
  const { name } = someProduct();
  const names = [
    encodeURIComponent(name),
    MALFORMED,
    '%',
    '',
    '%20',
    '__proto__',
    'Crane%2C%20large',
  ];
  await open(page, `/booking?booking=${names.join(',')}`);
  await expect(selectedItems(page)).toHaveCount(3);
  await expect(selectedItems(page).nth(0)).toContainText(name);
  await expect(selectedItems(page).nth(1)).toContainText('__proto__');
  await expect(selectedItems(page).nth(2)).toContainText('Crane, large');
  await expect(bookingField(page, 'Subject')).toHaveValue('Booking Request: Multiple Equipments');
});
