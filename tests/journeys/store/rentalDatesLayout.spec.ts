import { productPath } from '../../../src/domain/links/paths';
import { builtScript } from '../../helpers/hosts/builtSite';
import { cartItem } from '../../helpers/journeys/booking';
import { layoutShiftOf, recordLayoutShifts } from '../../helpers/journeys/layoutShift';
import {
  dateField,
  DATES,
  datesControl,
  NOW,
  publishAvailability,
  publishedHolds,
  stockedProducts,
} from '../../helpers/journeys/rentalDates';
import { expect, open, seedStorage, test, waitForHydration } from '../../helpers/journeys/site';
import { IS_SWEEP } from '../../helpers/journeys/sweep';

const { partly } = stockedProducts();
const HOLDS = JSON.stringify(publishedHolds());
const DATES_SCRIPT = builtScript('src/features/rental-dates/view/RentalDatesForm.tsx');
const SUNDAY = '2026-11-29';
const BOTH_DAYS = { from: SUNDAY, to: '2026-12-06' };
const CLOSED = [
  [360, 'both days', BOTH_DAYS],
  [768, 'the only day', { from: SUNDAY, to: SUNDAY }],
  [1280, 'both days', BOTH_DAYS],
] as const;

for (const [width, days, rentalDates] of CLOSED.slice(0, IS_SWEEP ? undefined : 1))
  test(`Nothing moves when the texts of stored dates appear: closed on ${days}, ${width} px`, async ({
    page,
  }) => {
    // The footer of a short cart stays below it when the lines replace a skeleton that is as high as the screen.
    await page.setViewportSize({ width, height: 640 });
    await seedStorage(page, { local: { rentalDates, bookingCart: [cartItem(partly, 2)] } });
    await publishAvailability(page, HOLDS);
    await recordLayoutShifts(page);
    for (const path of ['/store', '/cart', '/booking', productPath(partly)]) {
      await open(page, path);
      await datesControl(page).scrollIntoViewIfNeeded();
      // Also while the control is closed on a phone.
      await expect(datesControl(page).getByText('closed on Sunday').first()).toBeVisible();
      await expect(datesControl(page)).toContainText('As published');
      // Routes turn off the cache, so that fonts can arrive late and make labels wider. A line that moves the page is 0.009.
      expect(await layoutShiftOf(page), path).toBeLessThan(0.002);
    }
  });

for (const width of IS_SWEEP ? [360, 768, 1000, 1280, 1500] : [360])
  test(`Nothing moves when the control appears on pages that are opened by a link, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await seedStorage(page, { local: { bookingCart: [cartItem(partly, 2)] } });
    await recordLayoutShifts(page);
    const bookNow = page.getByRole('button', { name: 'Book Now' });
    const card = page.getByRole('article').getByRole('link').first();
    for (const [from, link, arrived] of [
      ['/store', `View Product: ${partly.name}`, bookNow],
      ['/store', /^Booking cart/, bookNow],
      [productPath(partly), 'Store', card],
    ] as const)
      await test.step(String(link), async () => {
        let release = () => {};
        const gate = new Promise<void>((done) => (release = done));
        await page.route(`**${DATES_SCRIPT}`, async (route) => {
          await gate;
          await route.continue();
        });
        await open(page, from);
        const title = await page.title();
        await page.getByRole('link', { name: link }).first().click();
        await expect(page).not.toHaveTitle(title);
        await expect(arrived).toBeVisible();
        await expect(datesControl(page)).toHaveCount(0);
        const before = Number(await layoutShiftOf(page));
        release();
        await expect(dateField(page, 'From')).toBeVisible();
        expect(Number(await layoutShiftOf(page)) - before).toBeLessThan(0.002);
        await page.unroute(`**${DATES_SCRIPT}`);
      });
  });

test('A phone shows the dates in one line, which works before the application starts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(`**${builtScript('src/app/entry.client.tsx')}`, async (route) => {
    await gate;
    await route.continue();
  });
  await page.clock.install({ time: NOW });
  await seedStorage(page, { local: { rentalDates: DATES } });
  await page.goto('/store');
  const box = await datesControl(page).boundingBox();
  expect(box?.height).toBeLessThan(64);
  await datesControl(page).getByRole('button', { name: 'Rental dates' }).click();
  await dateField(page, 'To').focus();
  release();
  await waitForHydration(page);
  await expect(dateField(page, 'From')).toHaveValue(DATES.from);
  await expect(datesControl(page).getByRole('button', { name: 'Clear dates' })).toBeVisible();
  await expect(dateField(page, 'To')).toBeFocused();
});
