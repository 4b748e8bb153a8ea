import { servicePath } from '../../src/domain/links/paths';
import { slugify } from '../../src/domain/text/slug';
import { content } from '../helpers/builtSite';
import { expect, open, test } from '../helpers/site';

const { intro, services } = content.services();
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(SIZES))
  test(`The services page has breadcrumb, intro, and a card with icon, title and text for each service, ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/services');
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const main = page.getByRole('main');
    if (intro) await expect(main.getByRole('banner').or(main)).toContainText(intro.description);
    const cards = main.getByRole('list', { name: 'Services' }).getByRole('listitem');
    await expect(cards).toHaveCount(services.length);
    for (const [index, { title, description }] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(card).toContainText(description);
      await expect(card.locator('svg')).toHaveCount(1);
    }
  });

for (const service of services)
  test(`${servicePath(service)} opens the page at this service, marked`, async ({ page }) => {
    await open(page, servicePath(service));
    const marked = page.getByRole('main').locator('li[aria-current="true"]');
    await expect(marked).toHaveCount(1);
    await expect(marked.getByRole('heading')).toHaveText(service.title);
    await expect(marked.getByRole('heading')).toBeInViewport();
    await expect(page).toHaveTitle(new RegExp(service.title.replace(/\W/g, '.')));
  });

test('A service is found by the slug of its title, too, and has one true address', async ({
  page,
}) => {
  const known = new Set(services.map(({ slug }) => slug));
  const other = services.find(({ title }) => !known.has(slugify(title)));
  test.skip(!other, 'every title makes the stored slug');
  if (!other) return;
  await open(page, `/services/${slugify(other.title)}`);
  const marked = page.getByRole('main').locator('li[aria-current="true"]');
  await expect(marked.getByRole('heading')).toHaveText(other.title);
  await expect(marked.getByRole('heading')).toBeInViewport();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/services/${other.slug}$`),
  );
});

for (const odd of ['no-such-service', '__proto__', 'constructor', 'toString', '%E0%A4%A'])
  test(`An unknown service is not found, and there are two ways on: ${odd}`, async ({
    page,
    watch,
  }) => {
    // The router remarks on an address that is badly encoded.
    watch.allows(/could not be decoded/);
    await open(page, `/services/${odd}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await main.getByRole('link', { name: 'All Services' }).click();
    await expect(page).toHaveURL('/services');
  });
