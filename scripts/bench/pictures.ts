import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone, waitForHydration } from './phone';

/** Time in ms after hydration in which the browser loads images near the screen. */
const WATCH_MS = 2000;

/**
 * Returns the bytes of all images that a page loads on a phone of 360 px without scrolling.
 * @param density pixels of the screen per CSS pixel
 */
export async function measurePictures(
  browser: Browser,
  url: string,
  density: number,
): Promise<number> {
  const { context, page, cdp } = await openPhone(browser, { width: 360, height: 740, density });
  await cdp.send('Network.enable');
  const images = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') images.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (images.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await waitForHydration(cdp);
  await pause(WATCH_MS);
  await context.close();
  return bytes;
}
