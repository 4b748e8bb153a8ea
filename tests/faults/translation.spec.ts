import type { Page } from '@playwright/test';
import { PATHS } from '../../src/domain/links/paths';
import { REQUESTS_PATH } from '../../src/domain/links/adminPaths';
import { content, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { cartItem, fillBooking, sendBooking } from '../helpers/journeys/booking';
import {
  chooseDates,
  DATES,
  dateField,
  datesControl,
  NOW,
  publishAvailability,
  publishedHolds,
  stockedProducts,
} from '../helpers/journeys/rentalDates';
import { session } from '../helpers/journeys/admin';
import { expect, open, seedStorage, test } from '../helpers/journeys/site';
import { IS_SWEEP } from '../helpers/journeys/sweep';
import { translateTexts } from '../helpers/translateTexts';
import { requestFor, startRequests } from '../helpers/journeys/requests';

const { partly, booked } = stockedProducts();
/** After all timers of the steps before. The clock stops while something is compared that would disappear. */
const NOON = new Date('2026-11-22T12:00:00+01:00');
const EVENING = new Date('2026-11-22T20:00:00+01:00');
const REF = 'SL-HHH777';
const request = requestFor([partly], { ref: REF, ...DATES });
const project = content.projects()[0]!;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Items in your booking cart' }).getByRole('listitem');

/** Opens a page, and does what a person does on it. Each step waits for its result. */
type Job = [name: string, ...steps: ((page: Page, visitor: string) => Promise<void>)[]];

const JOBS: Job[] = [
  [
    'every kind of page',
    ...pagesOfEachKind()
      .map(({ path }) => path)
      .filter((path) => IS_SWEEP || ['/', '/about', PATHS.projects, PATHS.cart].includes(path))
      .map((path) => (page: Page) => open(page, path)),
  ],
  [
    'the store, up to the request',
    async (page) => {
      await seedStorage(page, { local: { bookingCart: [cartItem(booked, 1)] } });
      await publishAvailability(page, JSON.stringify(publishedHolds()));
      await open(page, PATHS.store);
    },
    async (page) => {
      await button(page, 'Page 2').click();
      await expect(button(page, 'Page 2')).toHaveAttribute('aria-current', 'page');
    },
    async (page) => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('qqqq');
      await expect(page.getByText('No products found')).toBeVisible();
    },
    async (page) => {
      await page.getByRole('searchbox', { name: 'Search products' }).fill(partly.name);
      await expect(button(page, `Add ${partly.name} to favorites`)).toBeVisible();
    },
    async (page) => {
      await button(page, `Add ${partly.name} to favorites`).click();
      await expect(page.getByRole('link', { name: 'Favorites, 1 product' })).toBeVisible();
    },
    async (page) => {
      await chooseDates(page);
      await expect(page.getByText('available', { exact: false }).first()).toBeVisible();
      await expect(datesControl(page)).toContainText('(3 days)');
    },
    async (page) => {
      await dateField(page, 'To').fill('2026-11-27');
      await expect(datesControl(page)).toContainText('(4 days)');
    },
    async (page) => {
      await page.getByRole('link', { name: `View Product: ${partly.name}` }).click();
      await expect(page.getByRole('heading', { level: 1, name: partly.name })).toBeVisible();
      await expect(button(page, 'Add to Cart')).toBeVisible();
    },
    async (page) => {
      await button(page, 'Add to Cart').click();
      await button(page, 'Add Another (x2)').click();
      await expect(button(page, 'Add Another (x3)')).toBeVisible();
    },
    async (page) => {
      await page.getByRole('link', { name: 'Booking cart, 2 items' }).click();
      await expect(rows(page)).toHaveCount(2);
    },
    async (page) => {
      await button(page, `Increase quantity of ${booked.name}`).click();
      await expect(page.getByRole('group', { name: `Quantity of ${booked.name}` })).toHaveText('2');
      await page.clock.pauseAt(NOON);
      await button(page, `Remove ${partly.name} from cart`).click();
      await expect(rows(page)).toHaveCount(1);
    },
    async (page) => {
      await button(page, 'Undo').click();
      await page.clock.resume();
      await expect(rows(page)).toHaveCount(2);
    },
    async (page, visitor) => {
      await button(page, 'Book Now').click();
      await fillBooking(page, visitor);
      await page.getByLabel('Additional Notes').fill('At night');
      await expect(page.getByText('8 / ')).toBeVisible();
    },
    async (page) => {
      await page.clock.pauseAt(EVENING);
      await sendBooking(page).click();
      await expect(page.getByText('Success! Your message has been sent')).toBeVisible();
    },
  ],
  [
    'a request of the office',
    async (page) => {
      await page.clock.install({ time: NOW });
      await startRequests(page, REQUESTS_PATH, [request], session(0, NOW.getTime()));
      await page.getByRole('link', { name: REF }).click();
      await expect(page.getByRole('heading', { level: 1, name: REF })).toBeVisible();
    },
    async (page) => {
      await page.getByLabel(`Daily rate of ${partly.name}`).fill('25,000');
      await expect(page.getByRole('region', { name: 'Totals' })).toContainText('₦75,000');
    },
    async (page) => {
      await button(page, 'Send quote').click();
      await page.getByRole('main').getByRole('link', { name: REF }).click();
      await expect(page.getByRole('heading', { level: 1, name: REF })).toBeVisible();
    },
    async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Requests', exact: true }).click();
      await expect(page.getByRole('main')).toContainText('Send quote');
    },
  ],
];

/** Returns the text of a page, without spaces, which depend on the layout, and references, which are random. */
async function shown(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replaceAll(/\bSL-[A-Z0-9]{6}\b|\s/g, '');
}

/** Texts that are never translated: names, numbers and amounts, dates, references, and statuses. */
const NAMES = [partly.name, project.title];
const DATA = [
  /^\P{L}*\d\P{L}*$/u,
  /^\d+ [A-Z][a-z]{2}(?: \d{4})?$/,
  /^SL-[A-Z0-9]{6}$/,
  /^(?:Available|\d+ of \d+ available|Booked on your dates)$/,
];

const isData = (text: string) => NAMES.includes(text) || DATA.some((one) => one.test(text));

for (const [name, ...steps] of JOBS)
  test(`A page that the browser translates shows what the original shows: ${name}`, async ({
    page,
    browser,
    visitor,
  }) => {
    // Before the scripts of the page run.
    await page.addInitScript(
      `document.addEventListener('readystatechange', ${String(translateTexts)}, { once: true })`,
    );
    const original = await (await browser.newContext()).newPage();
    for (const one of [page, original]) await one.setViewportSize({ width: 1280, height: 800 });
    for (const step of steps) {
      await Promise.all([page, original].map((one) => step(one, visitor)));
      await expect(async () => expect(await shown(page)).toEqual(await shown(original))).toPass();
      const translated = await page.locator(':is(header, main) font > font').allTextContents();
      expect(translated.length).toBeGreaterThan(0);
      expect(translated.filter(isData)).toEqual([]);
    }
    await original.context().close();
  });
