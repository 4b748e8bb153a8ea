import type { Locator, Page } from '@playwright/test';
import { cardSlug } from '../../../src/domain/page/pages';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const about = content.about();
const named = about.cards.filter((card) => cardSlug(card) !== '');
const last = named.at(-1)!;

const current = (page: Page) => page.getByRole('main').locator('li[aria-current="true"]');

async function expectInFocus(card: Locator, title: string): Promise<void> {
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('heading', { name: title, exact: true })).toBeInViewport();
}

test('The URL of a card shows it before hydration, and a link to a card scrolls to it, also when its content arrives late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/about/${cardSlug(last)}`);
  await expectInFocus(current(page), last.title);
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await waitForHydration(page);
  await page.keyboard.press('Shift');
  // Hydration does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(40);

  const linked = named.filter(({ title }) =>
    content
      .footerGroups()
      .some(({ links }) => links.some(({ to }) => to === `/about/${cardSlug({ title })}`)),
  );
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route(/\/about(?:\/[^/]*)?\.data\.json$/, async (route) => {
    await gate;
    await route.continue();
  });
  await open(page, '/cart');
  for (const card of linked.toReversed()) {
    await page
      .getByRole('contentinfo')
      .locator(`a[href="/about/${cardSlug(card)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(`/about/${cardSlug(card)}`);
    release();
    await expectInFocus(current(page), card.title);
    await expect(page.getByRole('heading', { level: 2, name: card.title })).toBeFocused();
  }
  await page.goBack();
  await expect(current(page)).toHaveCount(linked.length > 1 ? 1 : 0);
});
