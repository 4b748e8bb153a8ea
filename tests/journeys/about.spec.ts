import type { Locator, Page } from '@playwright/test';
import { cardSlug } from '../../src/domain/page/aboutPage';
import { content } from '../helpers/builtSite';
import { expect, open, test, waitForHydration } from '../helpers/site';

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

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`The about page has breadcrumb, description and every card in its order, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/about');
    await expect(heading(page)).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(trail.getByText('About Us')).toHaveAttribute('aria-current', 'page');
    const main = page.getByRole('main');
    await expect(main).toContainText(about.hero.description);
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(about.cards.length);
    for (const [index, { title, subtitle, description }] of about.cards.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card).toContainText(subtitle);
      // Line breaks are kept.
      expect(await card.innerText()).toContain(description);
      await expect(card.locator('img')).toHaveCount(1);
    }
    await expect(current(page)).toHaveCount(0);
  });

  test(`The address of a card opens the page at it, marked, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, `/about/${lastSlug}`);
    await expectInFocus(current(page), last?.title ?? '');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(about.cards.length);
  });
}

test('A card is shown at once, before the page lives, and reading on is not disturbed', async ({
  page,
}) => {
  await page.goto(`/about/${lastSlug}`);
  await expect(current(page).getByRole('heading')).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  expect(await page.evaluate(() => scrollY)).toBe(40);
});

test('From card to card within the site the next one comes into view and has the focus', async ({
  page,
}) => {
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

for (const odd of ['no-such-card', '__proto__', 'constructor', '%E0%A4%A', 'x'.repeat(1500)])
  test(`An unknown card is not found, and there are two ways on: ${odd.slice(0, 30)}`, async ({
    page,
    watch,
  }) => {
    // The router remarks on an address that is badly encoded.
    watch.allows(/could not be decoded/);
    await open(page, `/about/${odd}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await main.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The about page can be read', async ({ page }) => {
    await page.goto(`/about/${lastSlug}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(about.cards.length);
    await expect(current(page)).toHaveCount(1);
  });
});
