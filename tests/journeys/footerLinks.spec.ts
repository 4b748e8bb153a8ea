import { builtPages, content } from '../helpers/builtSite';
import { expect, open, test } from '../helpers/site';

const groups = content.footerGroups();
const areas = new Set(builtPages().map(({ path }) => path.split('/')[1]));
// Links into an area that this build does not have lead home, like every unknown path.
const isBuilt = (to: string) => areas.has(to.split(/[/#?]/)[1] ?? '');

for (const { title, links } of groups)
  test(`The links under '${title}' in the footer each lead to a page of their own`, async ({
    page,
  }) => {
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

test('On a phone the groups of the footer open, and their links can be followed', async ({
  page,
}) => {
  const link = groups[0]?.links[0];
  await open(page, '/cart');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator(`a[href="${link?.to}"]`)).toBeHidden();
  await footer.getByRole('button', { name: groups[0]?.title, exact: true }).click();
  await footer.locator(`a[href="${link?.to}"]`).click();
  await expect(page).toHaveURL(link?.to ?? '');
});
