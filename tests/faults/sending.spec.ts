import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../helpers/journeys/faults';
import { CONTACT, expectFallbacks, expectTyped, SEND } from '../helpers/journeys/sending';

const SEND_PATH = SEND.replace('**', '');

test('A redirect to another origin is a failure, and the other origin receives nothing', async ({
  page,
  faults,
  watch,
  visitor,
}) => {
  watch.expects(/CSP: connect-src refused/);
  watch.allows(/Content Security Policy|Request outside the site|Failed to load resource/);
  let received = 0;
  // Like a captive portal that accepts every request.
  const other = createServer((_request, response) => {
    received += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('OK');
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const location = `http://127.0.0.1:${(other.address() as AddressInfo).port}${SEND_PATH}`;
  try {
    await CONTACT.start(page, visitor);
    await page.route(SEND, (route) => route.fulfill({ status: 307, headers: { location } }));
    await CONTACT.submit(page).click();
    await expect(CONTACT.failed(page)).toBeVisible();
    await expectTyped(page, CONTACT, visitor);
    await expectFallbacks(page, 'Two days.');
    expect(faults.countOf(SEND_PATH, 'POST')).toBeGreaterThan(0);
    expect(received).toBe(0);
  } finally {
    other.close();
  }
});
