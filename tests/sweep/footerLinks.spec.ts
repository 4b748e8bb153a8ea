import { builtPages, content } from '../helpers/hosts/builtSite';
import { expect, open, test } from '../helpers/journeys/site';

const groups = content.footerGroups();
const areas = new Set(builtPages().map(({ path }) => path.split('/')[1]));
// Links to an area without pages redirect to the home page.
const isBuilt = (to: string) => areas.has(to.split(/[/#?]/)[1] ?? '');

for (const { title, links } of groups)
  test(`Each link under '${title}' in the footer opens its page`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/cart');
    for (const { label, to } of links.filter((link) => isBuilt(link.to)))
      await test.step(label, async () => {
        await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
        await expect(page).not.toHaveURL('/cart');
        await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeVisible();
        await expect(heading).not.toHaveText(/your booking cart|not found|error|500/i);
        const { pathname, hash } = new URL(page.url());
        if (to.startsWith('/#')) expect(pathname + hash).toBe(to);
        else expect(pathname).not.toBe('/');
        await page.goBack();
        await expect(page).toHaveURL('/cart');
      });
  });
