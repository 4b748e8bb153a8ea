import path from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { encodeRequestLink } from '../../src/api/request-link/encodeRequestLink';
import type { RequestPayload } from '../../src/domain/booking/requestPayload';
import { company } from '../../src/domain/company/company';
import { chromiumLaunchOptions } from '../../tests/setup/chromium';

const FOLDER = path.resolve(import.meta.dirname, '../../docs/images/office');
const ORIGIN = process.env['GUIDE_ORIGIN'] ?? 'http://localhost:4173';

/** The images show this day, so that they change only when the back office does. */
const NOW = '2026-03-02T09:00:00Z';
const DAY = NOW.slice(0, 10);

const PHONE = {
  viewport: { width: 360, height: 600 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: company.language,
  timezoneId: company.timeZone,
  colorScheme: 'light',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

type Item = Record<'id' | 'name', string>;

async function openRequest(page: Page, ref: string, name: string, products: readonly Item[]) {
  const items = products.slice(0, 2).map(({ id, name: title }) => ({ id, name: title, qty: 1 }));
  const contact = {
    name,
    email: 'sample@example.com',
    phone: `+${company.countryCode} 803 000 0000`,
  };
  const dates = { from: DAY, to: '2026-03-04', at: NOW };
  const payload: RequestPayload = { v: 1, ref, ...contact, items, ...dates, notes: '' };
  await open(page, (await encodeRequestLink('', payload)) ?? '');
}

/** Loads a page when everything is stored, so that no message of the page before covers it. */
async function open(page: Page, to: string): Promise<void> {
  await page.waitForFunction(() =>
    window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );
  await page.goto('about:blank');
  await page.goto(ORIGIN + to);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function takePicture(page: Page, name: string, text?: RegExp): Promise<void> {
  if (text) {
    const shown = page.locator('main').getByText(text).first();
    await shown.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  }
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  await picture.webp({ quality: 60, effort: 6 }).toFile(path.join(FOLDER, `${name}.webp`));
}

async function enterSample(page: Page, products: readonly Item[]): Promise<string> {
  const ref = `${company.prefix}-MFK342`;
  const customers = { [`${company.prefix}-TBW457`]: 'Tunde Bello', [ref]: 'Ada Obi' };
  for (const [one, name] of Object.entries(customers)) {
    await openRequest(page, one, name, products);
    await press(page, 'Save request');
    await page.getByRole('heading', { level: 1, name: one }).waitFor();
  }
  for (const [index, { name }] of products.slice(0, 2).entries())
    await page
      .getByRole('textbox', { name: `Daily rate of ${name}` })
      .fill(`${35 - index * 20}000`);
  await press(page, 'More');
  await press(page, 'Confirm');
  await open(page, '/admin/site-settings');
  await press(page, 'Edit Address');
  await page.getByRole('textbox', { name: 'Address' }).fill('4 Studio Road');
  await press(page, 'Save Changes');
  return ref;
}

/** `npm run guide`: makes the images of `docs/office-guide.md` with the site that `npm start` serves. */
async function makePictures(): Promise<void> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage(PHONE);
    await page.clock.setFixedTime(NOW);
    await page.addInitScript((now) => {
      const user = { username: 'admin', isAdmin: true, lastLogin: now };
      const session = { user, timestamp: Date.parse(now) };
      localStorage.setItem('adminSession', JSON.stringify(session));
    }, NOW);
    const response = await page.request.get(`${ORIGIN}/data/products/index.json`);
    const { products } = (await response.json()) as { products: Item[] };
    const ref = await enterSample(page, products);
    for (const [name, to, text] of [
      ['dashboard', '/admin', /^Rentals today$/],
      ['site-settings', '/admin/site-settings', /^Contact Information$/],
      ['products', '/admin/products', /^(?:Showing|\d+ product)/],
      ['publish', '/admin/publish'],
      ['request', `/admin/requests/${ref}`, /^Items$/],
      ['packing', `/admin/requests/${ref}/packing`],
      ['devices', '/admin/requests/devices'],
    ] as const) {
      await open(page, to);
      await takePicture(page, name, text);
    }
  } finally {
    await browser.close();
  }
}

await makePictures();
