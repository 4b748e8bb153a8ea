import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/journeys/faults';
import { BOOKING } from '../helpers/journeys/sending';
import { open, storageOf } from '../helpers/journeys/site';

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
