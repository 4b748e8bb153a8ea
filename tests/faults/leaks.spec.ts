import type { Page } from '@playwright/test';
import { builtFile, builtManifest } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { BOOKING, CONTACT, SEND } from '../helpers/journeys/sending';
import { open, storageOf } from '../helpers/journeys/site';

const SECRET = 'secret-of-the-server /var/www/.env';
const PAGE_SCRIPTS = Object.entries(builtManifest())
  .filter(([source]) => /^src\/app\/pages\/\w+Page\.tsx$/.test(source))
  .map(([, { file }]) => `/${file}`);

const HOME_SCRIPT = PAGE_SCRIPTS.find((url) => builtFile('index.html').includes(url))!;

test('A page whose script throws shows the 500 page without details of the error', async ({
  page,
  faults,
  watch,
}) => {
  watch.allows(/secret-of-the-server/);
  watch.allows(/Hydration:/);
  const broken = `throw new Error(${JSON.stringify(SECRET)});`;
  await faults.body(HOME_SCRIPT, broken, 'text/javascript');
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText("We're having trouble loading the page.")).toBeVisible();
  const text = await page.locator('body').innerText();
  for (const leak of ['secret', '/var/www', 'Error:', ' at ', '.js'])
    expect(text).not.toContain(leak);
});

test('A failed send shows nothing of the response', async ({ page, faults, visitor }) => {
  await BOOKING.start(page, visitor);
  await faults.body(SEND, 'ok', 'text/plain');
  await page.unroute(SEND);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: SECRET }));
  await BOOKING.submit(page).click();
  await expect(BOOKING.failed(page)).toBeVisible();
  await expect(page.getByText('secret-of-the-server')).toHaveCount(0);
});

/** Returns the content of both storages as one text. */
async function dump(page: Page): Promise<string> {
  return JSON.stringify(await storageOf(page));
}

test('A booking request is stored in this tab only, and deleted after it is sent', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await BOOKING.start(page, visitor);
  const personal = [visitor, 'Adaeze', '801 234', 'Two days.'];
  await expect.poll(async () => JSON.stringify((await storageOf(page)).session)).toContain(visitor);
  const { local } = await storageOf(page);
  for (const text of personal) expect(JSON.stringify(local)).not.toContain(text);
  await BOOKING.submit(page).click();
  await expect(BOOKING.sent(page)).toBeVisible();
  await expect.poll(() => dump(page)).not.toContain(visitor);
  for (const text of personal) expect(await dump(page)).not.toContain(text);
  expect(page.url()).not.toContain('?');
});

test('A contact message is not stored after it is sent', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await CONTACT.start(page, visitor);
  expect(JSON.stringify((await storageOf(page)).local)).not.toContain(visitor);
  await CONTACT.submit(page).click();
  await expect(CONTACT.sent(page)).toBeVisible();
  for (const text of [visitor, 'Ọlá', 'Two days.']) expect(await dump(page)).not.toContain(text);
  expect(page.url()).not.toContain('Two');
});

test('A discarded booking request is deleted from storage', async ({
  page,
  faults: _faults,
  visitor,
}) => {
  await BOOKING.start(page, visitor);
  await expect.poll(() => dump(page)).toContain(visitor);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Booking cart, empty' }).click();
  await expect.poll(() => dump(page)).not.toContain(visitor);
  await open(page, '/booking');
  await expect(BOOKING.field(page, 'Full Name')).toHaveValue('');
});

test('Trusted Types prevent text from becoming HTML, a script or a worker', async ({
  page,
  watch,
}) => {
  watch.expects(/CSP: require-trusted-types-for refused trusted-types-sink/);
  watch.allows(/TrustedHTML|TrustedScript/);
  await open(page, '/');
  const outcomes = await page.evaluate(() => {
    const sinks = {
      html: () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      script: () => (document.createElement('script').src = '/assets/other.js'),
      worker: () => new Worker('/assets/other.js'),
      parser: () => new DOMParser().parseFromString('<p>', 'text/html'),
    };
    return Object.entries(sinks).map(([name, use]) => {
      try {
        use();
        return name;
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
});
