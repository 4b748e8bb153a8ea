import type { Page } from '@playwright/test';
import { expect, open, seedStorage, test } from '../../helpers/journeys/site';

const chooser = (page: Page) => page.getByRole('combobox', { name: 'Colour scheme' });

/** Returns the lightness of the page's background, from 0 to 255. */
async function ground(page: Page): Promise<number> {
  const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  return Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
}

test('The first visit is dark, and a chosen scheme is used from the first paint, whatever the system prefers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const log: string[] = [];
    const note = (when: string) =>
      log.push(`${when}: ${document.documentElement.dataset['scheme'] ?? ''}`);
    Object.assign(window, { schemeLog: log });
    new MutationObserver((changes) => {
      for (const { type, addedNodes } of changes) {
        if ([...addedNodes].some((node) => node.nodeName === 'BODY')) note('body');
        if (type === 'attributes' && document.body) note('changed');
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-scheme'],
    });
    new PerformanceObserver(() => note('paint')).observe({ type: 'paint', buffered: true });
  });
  const log = () => page.evaluate(() => (window as unknown as { schemeLog: string[] }).schemeLog);
  /** The scheme was set before the body existed, and did not change afterwards. */
  const expectFromFirstPaint = async (wanted: string) => {
    await expect(chooser(page)).toHaveValue(wanted);
    await expect.poll(log).toContain(`paint: ${wanted}`);
    const seen = await log();
    expect(seen[0]).toBe(`body: ${wanted}`);
    expect(seen.filter((entry) => !entry.endsWith(`: ${wanted}`))).toEqual([]);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await seedStorage(page, { local: { colourScheme: 'purple' } });
  await open(page, '/store');
  await expectFromFirstPaint('dark');
  expect(await ground(page)).toBeLessThan(60);
  await chooser(page).selectOption({ label: 'Light' });
  await expect.poll(() => ground(page)).toBeGreaterThan(230);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expectFromFirstPaint('light');
  expect(await ground(page)).toBeGreaterThan(230);
});

test('The bar has the colours of the scheme when the page is scrolled before the application starts', async ({
  page,
}) => {
  // The scripts never arrive.
  await page.route('/assets/*.js', () => {});
  await seedStorage(page, { local: { colourScheme: 'light' } });
  await page.goto('/', { waitUntil: 'commit' });
  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.mouse.wheel(0, 1200);
  await expect(bar).toHaveCSS('background-color', 'rgb(250, 248, 244)');
  await expect(bar).toHaveCSS('color', 'rgb(23, 24, 27)');
});
