import { builtManifest, pagesOfEachKind } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';

const PAGE_SCRIPTS = Object.entries(builtManifest())
  .filter(([source]) => /^src\/app\/pages\/\w+Page\.tsx$/.test(source))
  .map(([, { file }]) => `/${file}`);

for (const { path, html } of pagesOfEachKind()) {
  test(`${path} shows the 500 page without details if its script throws`, async ({
    page,
    faults,
    watch,
  }) => {
    watch.allows(/secret-of-the-server/);
    watch.allows(/Hydration:/);
    const script = PAGE_SCRIPTS.find((url) => html.includes(url));
    if (!script) throw new Error(`${path} has no script of its own`);
    await faults.body(script, 'throw new Error("secret-of-the-server");', 'text/javascript');
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    const text = await page.locator('body').innerText();
    for (const leak of ['secret', 'Error:', ' at ', '.js']) expect(text).not.toContain(leak);
  });

  test(`${path} hydrates in a browser without storage, and a banner reports it`, async ({
    page,
    faults,
  }) => {
    await faults.denyStorage();
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('This browser blocks storage, so your cart')).toBeVisible();
  });
}
