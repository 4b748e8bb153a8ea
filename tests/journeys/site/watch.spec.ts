import { expect, test, type Page } from '@playwright/test';
import { PageMonitor } from '../../helpers/journeys/site';

const ERRORS: [string, RegExp, (page: Page) => Promise<unknown>][] = [
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
    'an unhandled rejection',
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
    'a text that becomes HTML',
    /CSP: require-trusted-types-for refused trusted-types-sink/,
    (page) =>
      page.evaluate(() => {
        const html = '<img src=x onerror=alert(1)>';
        for (const use of [
          () => (document.createElement('div').innerHTML = html),
          () => (document.createElement('script').src = '/assets/other.js'),
          () => new Worker('/assets/other.js'),
          () => new DOMParser().parseFromString(html, 'text/html'),
        ])
          try {
            use();
          } catch {
            continue;
          }
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

test('The page monitor reports every kind of error, and expected errors that did not occur', async ({
  page,
  context,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const monitor = new PageMonitor(origin);
  await monitor.follow(context);
  await page.goto('/cart');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  expect(monitor.report()).toEqual([]);
  for (const [name, pattern, cause] of ERRORS)
    await test.step(name, async () => {
      expect(monitor.report()).not.toContainEqual(expect.stringMatching(pattern));
      await cause(page);
      await expect.poll(() => monitor.report()).toContainEqual(expect.stringMatching(pattern));
    });

  const other = new PageMonitor(origin);
  other.allows(/may come/);
  other.expects(/must come/);
  expect(other.report()).toEqual(['Expected, but missing: /must come/']);
});
