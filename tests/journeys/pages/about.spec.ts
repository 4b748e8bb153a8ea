import type { Locator, Page } from '@playwright/test';
import { cardSlug } from '../../../src/domain/page/aboutPage';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const about = content.about();
const named = about.cards.filter((card) => cardSlug(card) !== '');
const last = named.at(-1);
const lastSlug = last ? cardSlug(last) : '';
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'About Us' });
const current = (page: Page) => page.getByRole('main').locator('li[aria-current="true"]');

async function expectInFocus(card: Locator, title: string): Promise<void> {
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name: title, exact: true })).toBeInViewport();
}

test('The about page has a breadcrumb, a description and every card in its order', async ({
  page,
}) => {
  await open(page, '/about');
  await expect(heading(page)).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail.getByText('About Us')).toHaveAttribute('aria-current', 'page');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(main).toContainText(about.hero.description);
    await expect(cards).toHaveCount(about.cards.length);
    for (const [index, { title, subtitle, description }] of about.cards.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card).toContainText(subtitle);
      // Line breaks are kept.
      expect(await card.innerText()).toContain(description);
      await expect(card.locator('img')).toHaveCount(1);
    }
  }
  await expect(current(page)).toHaveCount(0);
});

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
  await page.setViewportSize(SIZES.desktop);
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
