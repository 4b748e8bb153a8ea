import type { Page } from '@playwright/test';
import { XSS_PROBE } from '../content/hostileContent';
import { expect } from './site';

/** Records payloads that run, in every page of the test. */
export async function installXssProbe(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, { [name]: () => Object.assign(window, { isHacked: true }) });
  }, XSS_PROBE);
}

/** Returns the links of the page with unsafe URLs. */
function badLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a, area')].flatMap((link) => {
      const { protocol, origin, username } = new URL(link.href, location.href);
      const isOwn = origin === location.origin;
      const isGood = ['https:', 'mailto:', 'tel:'].includes(protocol) && username === '';
      const isEvil =
        link.href.includes('evil.example') && !/^(?:https|mailto|tel):/.test(link.href);
      return (isOwn || isGood) && !isEvil ? [] : [link.outerHTML.slice(0, 300)];
    }),
  );
}

/** Returns elements and attributes that no component of the site renders. */
function foreignElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isOurs = (script: HTMLScriptElement) =>
      script.src !== '' || ['application/json', 'application/ld+json'].includes(script.type);
    const scripts = [...document.scripts].filter((script) => !isOurs(script));
    const images = [...document.images].filter((image) => image.getAttribute('src') === 'x');
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith('on')),
    );
    // The site has one inline script, which sets the colour scheme before the first frame.
    const found = [
      ...scripts.slice(1),
      ...images,
      ...handlers,
      ...document.querySelectorAll('iframe, object, embed, base'),
    ];
    return found.map((element) => element.outerHTML.slice(0, 300));
  });
}

/** Expects that hostile content was rendered as text only. */
export async function expectNoInjection(page: Page): Promise<void> {
  expect(await foreignElements(page), 'elements that came with the content').toEqual([]);
  expect(await badLinks(page), 'links that lead astray').toEqual([]);
  expect(await page.evaluate(() => 'isHacked' in window), 'a payload ran').toBe(false);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
}
