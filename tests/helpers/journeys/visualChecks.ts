import type { Page } from '@playwright/test';
import { axeViolations, colourViolations } from './axe';
import { expect } from './site';
import { IS_SWEEP } from './sweep';

/** In px: a phone, and in the sweep also a desktop. */
export const WIDTHS = IS_SWEEP ? [360, 1280] : [360];

/** Stored entries that start phones in the dark scheme and desktops in the light one. */
export const schemeAt = (width: number) => ({
  local: { colourScheme: width < 600 ? 'dark' : 'light' },
});

/** Applies the colours of the other scheme without using the page's switch. */
export async function showScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((name) => (document.documentElement.dataset['scheme'] = name), scheme);
}

async function inOtherScheme(page: Page, look: () => Promise<void>): Promise<void> {
  const scheme = (await page.locator('html').getAttribute('data-scheme')) ?? 'dark';
  await showScheme(page, scheme === 'dark' ? 'light' : 'dark');
  await look();
  await showScheme(page, scheme);
}

async function expectFits(page: Page, what?: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, what).toBe(0);
}

/** In the sweep also the colours of the other scheme. `again` restores what disappears, such as a toast. */
export async function expectAccessible(page: Page, what = '', again?: () => Promise<void>) {
  expect(await axeViolations(page), what).toEqual([]);
  if (!IS_SWEEP) return;
  await inOtherScheme(page, async () => {
    await again?.();
    expect(await colourViolations(page), `${what} in the other scheme`).toEqual([]);
  });
}

export async function expectAccessibleAndFitting(page: Page, what = ''): Promise<void> {
  await expectFits(page, what);
  await expectAccessible(page, what);
}

/** Scrolls through the page so that every part is rendered in its final colours. */
export async function activateIslands(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('Shift');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

/** Returns the controls of the page that are smaller than 44 px, except links in breadcrumbs and texts. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, [role="button"], select, input, textarea, nav a, header a',
      ),
    ]
      .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
      // A press on the label around a field reaches the field.
      .map((control) => ({
        control,
        box: (control.closest('label') ?? control).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
      .filter(({ control }) => !control.closest('[aria-label="Breadcrumb"]'))
      .map(({ control, box }) => {
        const label = control.getAttribute('aria-label') ?? control.textContent;
        return `${label}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      }),
  );
}
