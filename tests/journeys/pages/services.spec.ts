import { servicePath } from '../../../src/domain/links/paths';
import { slugify } from '../../../src/domain/text/slug';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const { intro, services } = content.services();
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

test('The services page has a breadcrumb, an intro, and a card with icon, title and text for each service', async ({
  page,
}) => {
  await open(page, '/services');
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
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
  }
});

test('The URL of a service opens the page at its card', async ({ page }) => {
  const service = services.at(-1)!;
  await open(page, servicePath(service));
  const marked = page.getByRole('main').locator('li[aria-current="true"]');
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading')).toHaveText(service.title);
  await expect(marked.getByRole('heading')).toBeInViewport();
});

test('The slug of a title finds a service too, whose canonical URL has its own slug', async ({
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
