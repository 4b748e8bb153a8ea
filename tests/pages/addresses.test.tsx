import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contentApi } from '../../src/api/content/contentApi';
import { smallContent } from '../../src/domain/content/contentFixture';
import { openSite } from '../helpers/component/publicSite';

const MALFORMED = '%E0%A4%A';

it('Malformed URLs show that nothing was found', async () => {
  // React Router warns of URLs that cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = await openSite('/cart', smallContent().files);
  for (const [url, heading] of [
    [`/store/${MALFORMED}`, 'Product Not Found'],
    [`/projects/${MALFORMED}`, 'Project Not Found'],
    ['/store/%ff%fe', 'Product Not Found'],
    [`/projects/category/${MALFORMED}`, 'No projects found'],
    [`/about/${MALFORMED}`, 'Page Not Found'],
    [`/services/${MALFORMED}`, 'Service Not Found'],
    [`/store?category=${MALFORMED}`, 'No products found'],
  ] as const) {
    site.go(url);
    await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements(), url).toHaveLength(1);
  }
});

it('A topic that is added while its path is open replaces “Product Not Found”', async () => {
  const site = await openSite('/store/new-guide', smallContent().files);
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect.element(heading('Product Not Found')).toBeVisible();
  const topics = [{ path: '/store/new-guide', title: 'New guide', sections: [] }];
  site.answerWith(['pages/topics.json'], () => Response.json({ topics }));
  site.store.dispatch(contentApi.util.invalidateTags(['Content']));
  await expect.element(heading('New guide')).toBeVisible();
});

it('An open topic stays if the topics cannot be read again', async () => {
  const topics = [{ path: '/store/new-guide', title: 'New guide', sections: [] }];
  const files = { ...smallContent().files, 'pages/topics.json': { topics } };
  const site = await openSite('/store/new-guide', files);
  const heading = page.getByRole('heading', { name: 'New guide', exact: true });
  await expect.element(heading).toBeVisible();
  let reads = 0;
  site.answerWith(['pages/topics.json'], () => {
    reads += 1;
    return Promise.reject(new TypeError('offline'));
  });
  site.store.dispatch(contentApi.util.invalidateTags(['Content']));
  await expect.poll(() => reads).toBeGreaterThan(1);
  await expect
    .element(page.getByRole('heading', { name: 'Product Not Found' }))
    .not.toBeInTheDocument();
  await expect.element(heading).toBeVisible();
});

it('Unknown URLs are replaced by the home page in the history', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const site = await openSite('/services', smallContent().files);
  const services = page.getByRole('heading', { level: 1, name: 'Services' });
  for (const url of [
    `/${MALFORMED}`,
    '/%2e%2e%2fetc',
    '/no/such/page?x=1#y',
    '/store/a/b/c',
    '/__proto__',
  ]) {
    await expect.element(services).toBeVisible();
    site.go(url);
    await expect.poll(site.url, { message: url }).toBe('/');
    site.back();
    await expect.poll(site.url).toBe('/services');
  }
});
