import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const PAGES = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Store', '/store'],
  ['Projects', '/projects'],
  ['Book with Us', '/booking'],
] as const;

const WIDE = { width: 1280, height: 800 };

test('With the keyboard, the skip link skips the navigation, and the menu of a phone is opened, used and left', async ({
  page,
}) => {
  await open(page, '/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(page.locator(':focus'))).toHaveCount(1);
  await skip.focus();
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Tab');
    if (await opener.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (const [name, path] of PAGES)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);

  const count = (await menu.getByRole('link').count()) + (await menu.getByRole('button').count());
  for (let presses = 0; presses < count + 2; presses += 1) {
    await page.keyboard.press('Tab');
    // Focus may move to the browser's own controls, but not to the page behind the menu.
    const isAround = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isAround).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const store = menu.getByRole('link', { name: 'Store', exact: true });
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    if (await store.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(store).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/store');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('The bar of a desktop links to every page, the footer has groups that open on a phone, all links on a desktop, social pages and the copyright', async ({
  page,
}) => {
  const groups = content.footerGroups();
  expect(groups.length).toBeGreaterThan(0);
  await open(page, '/cart');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const { title, links } of groups) {
    const toggle = footer.getByRole('button', { name: title, exact: true });
    const first = footer.getByRole('link', { name: links[0]?.label ?? '', exact: true }).first();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await toggle.click();
    await expect(first).toBeHidden();
  }
  await page.setViewportSize(WIDE);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of PAGES)
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(bar.getByRole('link', { name: /Booking cart/ })).toHaveAttribute('href', '/cart');
  await expect(bar.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(footer.getByRole('button')).toHaveCount(0);
  for (const { title, links } of groups) {
    const group = footer.locator('section', {
      has: page.getByRole('heading', { name: title, exact: true }),
    });
    await expect(group.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const [at, { to }] of links.entries())
      await expect(group.getByRole('link').nth(at)).toHaveAttribute('href', to);
  }

  const { socialMedia, footer: texts } = content.site();
  const info = page.getByRole('contentinfo');
  await expect(info.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    socialMedia.instagram ?? '',
  );
  await expect(info).toContainText(texts?.copyright ?? `© ${content.site().brand.name}`);

  await page.setViewportSize({ width: 390, height: 844 });
  const [group] = groups;
  await footer.getByRole('button', { name: group?.title, exact: true }).click();
  await footer.locator(`a[href="${group?.links[0]?.to}"]`).first().click();
  await expect(page).toHaveURL(group?.links[0]?.to ?? '');
  await open(page, '/store');
  await page.setViewportSize(WIDE);
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['Store']);
});
