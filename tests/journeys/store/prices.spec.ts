import { decodeRequestLink } from '../../../src/api/request-link/decodeRequestLink';
import { chargeableDays } from '../../../src/domain/prices/chargeableDays';
import { estimateText } from '../../../src/domain/prices/estimate';
import { rateText } from '../../../src/domain/prices/rate';
import { productPath } from '../../../src/domain/links/paths';
import { content } from '../../helpers/hosts/builtSite';
import {
  bookingField,
  fillBooking,
  selectedItems,
  sendBooking,
} from '../../helpers/journeys/booking';
import { dateField, NOW } from '../../helpers/journeys/rentalDates';
import { expect, messagesOf, open, test } from '../../helpers/journeys/site';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const TERMS = {
  rules: { weekDays: 4 },
  conditions: ['A refundable deposit is due at pick-up.'],
  lateRule: 'Each late day costs one daily rate.',
};

/** A product with a rate that needs another one. */
const rated = content
  .products()
  .map((product) => ({ ...product, needs: content.productRecord(product).needs ?? [] }))
  .find(({ dailyRate, needs }) => dailyRate !== undefined && needs.length > 0);
const needed = content.products().find(({ id }) => id === rated?.needs[0]);

test('A visitor sees estimates and conditions, adds what is missing, and requests it again', async ({
  page,
  visitor,
}) => {
  if (!rated?.dailyRate || !needed) throw new Error('The content needs a rate and a need');
  const charge = { ...chargeableDays(WEEK, TERMS.rules), vatBasisPoints: 750 };
  const one = estimateText([{ quantity: 1, dailyRate: rated.dailyRate }], charge) ?? '';
  const all = estimateText(
    [rated, needed].map(({ dailyRate }) => ({ quantity: 1, dailyRate })),
    charge,
  );
  await page.clock.install({ time: NOW });
  await page.route('/data/rental.json', (route) => route.fulfill({ json: TERMS }));
  await open(page, '/store');
  await page.getByRole('searchbox', { name: 'Search products' }).fill(rated.name);
  const card = page.getByRole('article').filter({
    has: page.getByRole('link', { name: `View Product: ${rated.name}` }),
  });
  await expect(card).toContainText(rateText(rated.dailyRate));
  await dateField(page, 'From').fill(WEEK.from);
  await dateField(page, 'To').fill(WEEK.to);
  await expect(card).toContainText(`${one}. The quote confirms it.`);
  await card.getByRole('link', { name: rated.name, exact: true }).click();
  await expect(page).toHaveURL(productPath(rated));
  await expect(page.getByText(`${one}. The quote confirms it.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: 'Yes, Add to Cart' }).click();
  await page.getByRole('link', { name: 'Booking cart, 1 item' }).click();

  const rows = page.getByRole('list', { name: 'Items in your booking cart' });
  await expect(rows).toContainText(`${one}. The quote confirms it.`);
  await expect(rows).toContainText(`Needs: ${needed.name}`);
  await rows.getByRole('button', { name: `Add ${needed.name}` }).click();
  await expect(rows).not.toContainText('Needs:');
  const summary = page.getByRole('region', { name: 'Booking Summary' });
  await expect(summary).toContainText(all ?? '');
  await summary.getByRole('button', { name: 'Book Now' }).click();

  await expect(selectedItems(page)).toHaveCount(2);
  const conditions = page.getByRole('region', { name: 'Rental conditions' });
  await expect(conditions.getByRole('listitem').first()).toBeVisible();
  await fillBooking(page, visitor);
  await expect(bookingField(page, 'Duration')).toHaveValue('7 Days');
  await sendBooking(page).click();
  await expect.poll(() => messagesOf(page, visitor)).toHaveLength(1);
  const [sent] = await messagesOf(page, visitor);
  expect(sent?.['message']).toContain(`\nEstimate: ${all}. The quote confirms it.\n`);
  const link = new URL(sent?.['requestLink'] ?? '');
  expect(await decodeRequestLink(link.hash)).toMatchObject({ estimate: all });

  await page.getByRole('button', { name: 'Request again' }).click();
  await expect(selectedItems(page)).toHaveCount(2);
});
