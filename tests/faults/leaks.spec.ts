import type { Page } from '@playwright/test';
import { builtFile, builtPages, pagesOfEachKind, someProduct } from '../helpers/builtSite';
import { productPath } from '../../src/domain/links/paths';
import { expect, test } from '../helpers/faults';
import { BOOKING, CONTACT, SEND } from '../helpers/sending';
import { open, storageOf } from '../helpers/site';

const SECRET = 'secret-of-the-server /var/www/.env';
const manifest = JSON.parse(builtFile('.vite/manifest.json')) as Record<string, { file: string }>;
const PAGE_SCRIPTS = Object.entries(manifest)
  .filter(([source]) => /^src\/app\/pages\/\w+Page\.tsx$/.test(source))
  .map(([, { file }]) => `/${file}`);

/** One page of each kind, with the script that is its own. */
const PAGES = pagesOfEachKind().map(({ path, html }) => {
  const script = PAGE_SCRIPTS.find((url) => html.includes(url));
  if (!script) throw new Error(`${path} asks for no page's script`);
  return { path, script };
});

test('A page whose script throws shows the 500 page, and nothing of the error', async ({
  page,
  faults,
  watch,
}) => {
  test.slow();
  watch.allows(/secret-of-the-server/);
  watch.allows(/Hydration:/);
  const broken = `throw new Error(${JSON.stringify(SECRET)});`;
  for (const { path, script } of PAGES)
    await test.step(path, async () => {
      await faults.body(script, broken, 'text/javascript');
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
      await expect(page.getByText("We're having trouble loading the page.")).toBeVisible();
      const text = await page.locator('body').innerText();
      for (const leak of ['secret', '/var/www', 'Error:', ' at ', '.js'])
        expect(text).not.toContain(leak);
    });
});

test('The failure of a send shows nothing of what the service said', async ({
  page,
  faults,
  visitor,
}) => {
  await BOOKING.start(page, visitor);
  await faults.body(SEND, 'ok', 'text/plain');
  await page.unroute(SEND);
  await page.route(SEND, (route) => route.fulfill({ status: 500, body: SECRET }));
  await BOOKING.submit(page).click();
  await expect(BOOKING.failed(page)).toBeVisible();
  await expect(page.getByText('secret-of-the-server')).toHaveCount(0);
});

/** Everything both storages hold, as one text. */
async function dump(page: Page): Promise<string> {
  return JSON.stringify(await storageOf(page));
}

test('What a visitor writes into a request stays in this tab, and is gone once it is sent', async ({
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

test('What a visitor writes into the contact form is stored nowhere once it is sent', async ({
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

test('A request that is discarded is gone, too', async ({ page, faults: _faults, visitor }) => {
  await BOOKING.start(page, visitor);
  await expect.poll(() => dump(page)).toContain(visitor);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Booking cart, empty' }).click();
  await expect.poll(() => dump(page)).not.toContain(visitor);
  await open(page, '/booking');
  await expect(BOOKING.field(page, 'Full Name')).toHaveValue('');
});

const HEADERS: Record<string, RegExp> = {
  'content-security-policy': /frame-ancestors 'self'/,
  'strict-transport-security': /^max-age=\d{7,}$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$|^no-referrer$/,
};

test('Every host is told the headers that protect the site', () => {
  const [all = ''] = builtFile('_headers').split('\n\n');
  expect(all).toMatch(/^\/\*\n/);
  for (const [name, value] of Object.entries(HEADERS)) {
    const line = all.split('\n').find((text) => text.trim().toLowerCase().startsWith(`${name}:`));
    expect(line?.slice(line.indexOf(':') + 1).trim()).toMatch(value);
  }
});

test('The local server sends them with every answer', async ({ page }) => {
  const product = productPath(someProduct());
  for (const address of ['/', product, '/data/site.json', '/no-such-page', '/assets/none.js']) {
    const headers = (await page.request.get(address)).headers();
    for (const [name, value] of Object.entries(HEADERS))
      expect(headers[name], `${name} of ${address}`).toMatch(value);
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('The policy of every page allows scripts of its own only, and none in attributes', () => {
  for (const { html } of builtPages()) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src ')) ?? '';
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]+=*')*$/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy.split('; ')).toContain(part);
  }
});

test('No text becomes HTML, a script or a worker in a page', async ({ page, watch }) => {
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
