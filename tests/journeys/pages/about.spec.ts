import type { Locator, Page } from '@playwright/test';
import { cardSlug } from '../../../src/domain/page/aboutPage';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const about = content.about();
const named = about.cards.filter((card) => cardSlug(card) !== '');
const last = named.at(-1);
const lastSlug = last ? cardSlug(last) : '';

const current = (page: Page) => page.getByRole('main').locator('li[aria-current="true"]');

async function expectInFocus(card: Locator, title: string): Promise<void> {
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name: title, exact: true })).toBeInViewport();
}

test('The URL of a card shows it before hydration, which does not disturb scrolling', async ({
  page,
}) => {
  await page.goto(`/about/${lastSlug}`);
  await expectInFocus(current(page), last?.title ?? '');
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test('A link to another card scrolls to it and moves focus to it', async ({ page }) => {
  const first = named[0];
  await page.setViewportSize({ width: 1280, height: 800 });
  const link = (slug: string) =>
    page.getByRole('contentinfo').locator(`a[href="/about/${slug}"]`).first();
  const linked = named.filter(({ title }) =>
    content
      .footerGroups()
      .some(({ links }) => links.some(({ to }) => to === `/about/${cardSlug({ title })}`)),
  );
  await open(page, `/about/${cardSlug(first ?? { title: '' })}`);
  for (const card of linked.toReversed()) {
    await link(cardSlug(card)).click();
    await expect(page).toHaveURL(`/about/${cardSlug(card)}`);
    await expectInFocus(current(page), card.title);
    await expect(page.getByRole('heading', { level: 2, name: card.title })).toBeFocused();
  }
  await page.goBack();
  await expect(current(page)).toHaveCount(1);
});
