import { expect, test, type Page } from '@playwright/test';
import { PageMonitor } from '../helpers/site';

/** Each thing nobody may see, and how a page can do it. */
const TROUBLES: [string, RegExp, (page: Page) => Promise<unknown>][] = [
  [
    'an error in the console',
    /^error: Broken \(/,
    (page) => page.evaluate(() => console.error('Broken')),
  ],
  [
    'a warning in the console',
    /^warning: Odd \(/,
    (page) => page.evaluate(() => console.warn('Odd')),
  ],
  [
    'an exception',
    /^Page error: thrown/,
    (page) =>
      page.evaluate(() =>
        queueMicrotask(() => {
          throw new Error('thrown');
        }),
      ),
  ],
  [
    'a rejection nobody handles',
    /Unhandled rejection: Error: refused/,
    (page) =>
      page.evaluate(() => {
        void Promise.reject(new Error('refused'));
      }),
  ],
  [
    'a violation of the policy',
    /CSP: style-src-elem refused/,
    (page) =>
      page.evaluate(() => {
        const textContent = 'p { color: red; }';
        document.body.append(Object.assign(document.createElement('style'), { textContent }));
      }),
  ],
  [
    'a request outside the site',
    /^Request outside the site: https:\/\/elsewhere\.example\//,
    async (page) => {
      await page.route('https://elsewhere.example/**', (route) => route.abort());
      await page.evaluate(() => {
        document.body.append(
          Object.assign(new Image(), { src: 'https://elsewhere.example/x.png' }),
        );
      });
    },
  ],
  [
    'a missing file',
    /^error: Failed to load resource.*404.*\/media\/gone\.webp/,
    (page) =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: '/media/gone.webp' }));
      }),
  ],
];

for (const [name, pattern, cause] of TROUBLES)
  test(`The journeys' watch reports ${name}`, async ({ page, context, baseURL }) => {
    const watch = new PageMonitor(new URL(baseURL ?? '').origin);
    await watch.follow(context);
    await page.goto('/cart');
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    expect(watch.report()).toEqual([]);
    await cause(page);
    await expect.poll(() => watch.report()).toContainEqual(expect.stringMatching(pattern));
  });

test('The watch reports what was expected and did not come', async ({ baseURL }) => {
  const watch = new PageMonitor(new URL(baseURL ?? '').origin);
  watch.allows(/may come/);
  watch.expects(/must come/);
  expect(watch.report()).toEqual(['Expected, but missing: /must come/']);
});
