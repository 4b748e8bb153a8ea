import type { Page } from '@playwright/test';
import { productPath } from '../../../src/domain/links/paths';
import { normalizeTopicPath } from '../../../src/domain/topic/topicPath';
import { builtScript, content, someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const topics = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);
const PRODUCT_SCRIPT = builtScript('src/app/pages/ProductPage.tsx');
const TOPIC_SCRIPT = builtScript('src/app/pages/TopicPage.tsx');

/** Records the paths that a page requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('A topic needs no data, and its table of contents links to sections whose URLs can be shared', async ({
  page,
}) => {
  const topic = topics.find(({ sections }) => sections.length >= 4);
  const target = topic?.sections.at(-1)?.heading ?? '';
  const asked = requestsOf(page);
  await open(page, topic?.path ?? '');
  expect(asked).not.toContain(PRODUCT_SCRIPT);
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
  await page.getByRole('navigation', { name: 'On this page' }).getByText(target).click();
  const section = page.getByRole('heading', { level: 2, name: target });
  await expect(section).toBeInViewport();
  await open(page, new URL(page.url()).pathname + new URL(page.url()).hash);
  await expect(section).toBeInViewport();
});

test('A link to a topic does not load the product page', async ({ page }) => {
  const topic = topics.find(({ path }) => path.startsWith('/store/'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/cart');
  const asked = requestsOf(page);
  await page.getByRole('contentinfo').locator(`a[href="${topic?.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: topic?.title })).toBeFocused();
  expect(asked).toContain(TOPIC_SCRIPT);
  expect(asked).not.toContain(PRODUCT_SCRIPT);
  expect(asked).toContain(`${topic?.path}.data.json`);
});

test('A product page does not request topics', async ({ page }) => {
  await open(page, '/store');
  const asked = requestsOf(page);
  const { name, ...product } = someProduct();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(productPath(product));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked).not.toContain('/data/pages/topics.json');
});
