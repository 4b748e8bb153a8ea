import { content } from '../../helpers/hosts/builtSite';
import { axeViolations } from '../../helpers/journeys/axe';
import { expect, test } from '../../helpers/journeys/site';

// A chunk with shared parts exports the page under a short name.
const NAMES = 'abcdefghijklmnopqrstuvwxyz'
  .split('')
  .map((name) => `page as ${name}`)
  .join(', ');
const BROKEN = `
  function Broken() { throw new Error("broken page of the test"); }
  const page = { default: Broken };
  export { Broken as default, ${NAMES} };
`;

test.beforeEach(async ({ page, watch }) => {
  watch.expects(/broken page of the test/);
  watch.allows(/Hydration:/);
  await page.route(/\/assets\/CartPage-[^/]+\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
  );
  await page.goto('/cart');
});

test('A page that throws shows the 500 page with links to reload and to the home page', async ({
  page,
}) => {
  await expect(page).toHaveTitle('Something went wrong');
  await expect(page.getByText('500', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    page.getByText("We're having trouble loading the page. Please try again later."),
  ).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/broken page|Error:| at |\.js/);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: content.home().hero.title }),
  ).toBeVisible();
  await page.goto('/cart');
  const refresh = page.getByRole('button', { name: 'Refresh Page' });
  await refresh.waitFor();
  await page.unrouteAll();
  await refresh.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Booking Cart' })).toBeVisible();
});
