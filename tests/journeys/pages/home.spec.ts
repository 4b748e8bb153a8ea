import { safeHref } from '../../../src/domain/links/links';
import { FEATURED_LIMITS } from '../../../src/domain/featured/featured';
import { TESTIMONIALS_MAX } from '../../../src/domain/page/homePage';
import { content } from '../../helpers/hosts/builtSite';
import { layoutShiftOf, recordLayoutShifts } from '../../helpers/journeys/layoutShift';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const home = content.home();

test('The home page starts with title, two lines and the call to action', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(home.hero.title);
  for (const line of [home.hero.subtitle, home.hero.subtitle2])
    await expect(main).toContainText(line);
  await expect(main.getByRole('link', { name: home.hero.cta, exact: true })).toHaveAttribute(
    'href',
    safeHref(home.hero.ctaLink) ?? '/booking',
  );
});

test('The four statistics count up to the values of the content', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-02T09:00:00+01:00') });
  await open(page, '/');
  const figures = page.getByRole('main').getByRole('definition');
  await figures.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(3000);
  const { deliverables, workingHours, completedProjects, clientsCount } = home.statistics;
  await expect(figures).toHaveText([
    `${deliverables}k+`,
    `${workingHours}k+`,
    completedProjects,
    clientsCount,
  ]);
  await expect(page.getByRole('main').getByRole('term')).toHaveText([
    'Deliverables',
    'Working hours',
    'Completed projects',
    'Number of clients',
  ]);
});

test('The sections of the home page link to their pages', async ({ page }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const [label, href] of [
    [`Learn More about ${content.site().brand.name}`, '/about'],
    ['View All Services', '/services'],
    ['View All Products', '/store'],
    ['View All Projects', '/projects'],
  ])
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href ?? '',
    );
  const products = main.getByRole('link', { name: /^View Product: / });
  const featured = content.featuredProducts().slice(0, FEATURED_LIMITS.products);
  await expect(products).toHaveCount(featured.length);
  for (const [at, { slug }] of featured.entries())
    await expect(products.nth(at)).toHaveAttribute('href', `/store/${slug}`);
  const voices = home.testimonials.cards.slice(0, TESTIMONIALS_MAX);
  await expect(main.getByRole('figure')).toContainText(voices.map(({ text }) => text));
  for (const { name, role } of voices)
    await expect(main.getByRole('figure').filter({ hasText: name })).toContainText(role);
});

test('A favourite marked on the home page is marked in the store', async ({ page }) => {
  const [product] = content.featuredProducts();
  await open(page, '/');
  await page.getByRole('button', { name: `Add ${product?.name} to favorites` }).click();
  await page.getByRole('link', { name: 'View All Products' }).click();
  await expect(page).toHaveURL('/store');
  await page.getByRole('searchbox').fill(product?.name ?? '');
  await expect(
    page.getByRole('button', { name: `Remove ${product?.name} from favorites` }),
  ).toBeVisible();
});

test('The home page does not move when its fonts arrive late', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  let release = () => {};
  const gate = new Promise<void>((done) => (release = done));
  await page.route('/fonts/*', async (route) => {
    await gate;
    await route.continue();
  });
  await recordLayoutShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  release();
  await waitForHydration(page);
  await page.evaluate(() => document.fonts.ready);
  expect(await layoutShiftOf(page)).toBe(0);
});
