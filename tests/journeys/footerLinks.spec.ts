import { builtPages, content } from '../helpers/builtSite';
import { expect, open, test } from '../helpers/site';

const groups = content.footerGroups();
const links = groups.flatMap((group) => group.links);
const areas = new Set(builtPages().map(({ path }) => path.split('/')[1]));
// Links into an area that this build does not have lead home, like every unknown path.
const isBuilt = (to: string) => areas.has(to.split(/[/#?]/)[1] ?? '');

for (const { label, to } of links.filter(({ to: target }) => isBuilt(target)))
  test(`The link '${label}' of the footer leads to a page of its own`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/cart');
    const footer = page.getByRole('contentinfo');
    await footer.locator(`a[href="${to}"]`).first().click();
    await expect(page).not.toHaveURL('/cart');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(title).not.toHaveText(/not found|error|500/i);
    const { pathname, hash } = new URL(page.url());
    if (to.startsWith('/#')) expect(pathname + hash).toBe(to);
    else expect(pathname).not.toBe('/');
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
