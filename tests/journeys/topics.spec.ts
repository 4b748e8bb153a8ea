import type { Page } from '@playwright/test';
import { COLOUR_WHEEL_PATH, productPath } from '../../src/domain/links/paths';
import { findTopic } from '../../src/domain/topic/topic';
import { normalizeTopicPath } from '../../src/domain/topic/topicPath';
import { builtPages, builtScript, content, someProduct } from '../helpers/builtSite';
import { expect, open, test } from '../helpers/site';

const topics = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const PRODUCT_SCRIPT = builtScript('src/app/pages/ProductPage.tsx');
const TOPIC_SCRIPT = builtScript('src/app/pages/TopicPage.tsx');

/** Remembers what a page asks for. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

for (const topic of topics)
  for (const [size, viewport] of Object.entries(SIZES))
    test(`${topic.path} shows its topic with everything in it, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const asked = requestsOf(page);
      await open(page, topic.path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
      await expect(main).toContainText(topic.description);
      for (const { heading, paragraphs } of topic.sections) {
        await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
        for (const paragraph of paragraphs) await expect(main).toContainText(paragraph);
      }
      for (const { label, to } of topic.links ?? [])
        await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          to,
        );
      const contents = main.getByRole('navigation', { name: 'On this page' });
      await expect(contents).toHaveCount(topic.sections.length >= 4 ? 1 : 0);
      expect(asked).not.toContain(PRODUCT_SCRIPT);
      expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
    });

test('The contents of a topic lead to its sections, and their addresses can be shared', async ({
  page,
}) => {
  const topic = topics.find(({ sections }) => sections.length >= 4);
  const target = topic?.sections.at(-1)?.heading ?? '';
  await open(page, topic?.path ?? '');
  await page.getByRole('navigation', { name: 'On this page' }).getByText(target).click();
  const section = page.getByRole('heading', { level: 2, name: target });
  await expect(section).toBeInViewport();
  await open(page, new URL(page.url()).pathname + new URL(page.url()).hash);
  await expect(section).toBeInViewport();
});

test('Within the site a topic comes up without the product page', async ({ page }) => {
  const topic = topics.find(({ path }) => path.startsWith('/store/'));
  await page.setViewportSize(SIZES.desktop);
  await open(page, '/cart');
  const asked = requestsOf(page);
  await page.getByRole('contentinfo').locator(`a[href="${topic?.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: topic?.title })).toBeFocused();
  expect(asked).toContain(TOPIC_SCRIPT);
  expect(asked).not.toContain(PRODUCT_SCRIPT);
  expect(asked).toContain('/data/pages/topics.json');
});

test('A product page asks for no topics', async ({ page }) => {
  await open(page, '/store');
  const asked = requestsOf(page);
  const { name, ...product } = someProduct();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(productPath(product));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked).not.toContain('/data/pages/topics.json');
});

test('A topic wins over the product whose address it takes', async ({ page }) => {
  // The page of a build in which a topic has the address of this product.
  const { name, ...product } = someProduct();
  const path = productPath(product);
  const taken = { path, title: 'A topic instead', description: 'Said', sections: [] };
  await page.route('**/data/pages/topics.json', (route) =>
    route.fulfill({ json: { topics: [taken] } }),
  );
  await page.route('**/store', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"topics":\[[^\]]*\]/, () => `"topics":["${path}"]`);
    await route.fulfill({ response, body });
  });
  await open(page, '/store');
  const asked = requestsOf(page);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: taken.title })).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(asked).not.toContain(PRODUCT_SCRIPT);
});

test('Where the page does not say, a topic is asked for once, and an unknown one is not found', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await open(page, '/store/neither-product-nor-topic');
  await expect(page.getByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  expect(asked.filter((path) => path === '/data/pages/topics.json')).toHaveLength(1);
});

test('Every topic is written as a page and listed for search engines', async ({ request }) => {
  const built = builtPages();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { path, title } of topics) {
    const html = built.find((page) => page.path === path)?.html ?? '';
    expect(html, path).toContain(`<h1`);
    expect(sitemap).toContain(`${path}</loc>`);
    expect(html).toContain(`"headline":${JSON.stringify(title)}`);
  }
});

test('A topic of questions says so to search engines', () => {
  const topic = topics.find(({ sections }) =>
    sections.some(({ heading }) => heading.endsWith('?')),
  );
  const html = builtPages().find((page) => page.path === topic?.path)?.html ?? '';
  expect(html).toContain('"@type":"FAQPage"');
  const plain = topics.find(
    ({ sections }) => !sections.some(({ heading }) => heading.endsWith('?')),
  );
  const other = builtPages().find((page) => page.path === plain?.path)?.html ?? '';
  expect(other).not.toContain('FAQPage');
  expect(other).toContain('"@type":"BreadcrumbList"');
});

test.describe('the benches of light and colour', () => {
  test.skip(!findTopic(topics, COLOUR_WHEEL_PATH), 'the content has no such topic');

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await open(page, COLOUR_WHEEL_PATH);
    // The first key brings them to life.
    await page.keyboard.press('Shift');
  });

  const gel = (page: Page, term: string) =>
    page
      .getByRole('status', { name: 'Recommended gel' })
      .locator('div', { has: page.getByText(term, { exact: true }) })
      .getByRole('definition');

  test('A tungsten lamp that is to be daylight takes full blue; the sliders work by key', async ({
    page,
  }) => {
    await expect(gel(page, 'Nearest gel')).toHaveText('Full CTB');
    await expect(gel(page, 'Required shift')).toHaveText('−134 mireds');
    await expect(gel(page, 'Light loss')).toHaveText('1.55 stops');
    const lamp = page.getByRole('slider', { name: 'Your lamp' });
    await lamp.focus();
    await page.keyboard.press('End');
    await expect(lamp).toHaveAttribute('aria-valuetext', '10000 kelvin, near blue sky');
    await page.keyboard.press('Home');
    await expect(lamp).toHaveValue('1800');
    await page
      .getByRole('group', { name: 'Your lamp: presets' })
      .getByRole('button', { name: 'Daylight' })
      .click();
    await expect(gel(page, 'Nearest gel')).toHaveText('None');
    await page
      .getByRole('group', { name: 'Target light: presets' })
      .getByRole('button', { name: 'Tungsten lamp' })
      .click();
    await expect(gel(page, 'Nearest gel')).toHaveText('3/4 CTO');
  });

  test('The wheel shows what goes with a hue', async ({ page }) => {
    const hues = page.getByRole('list', { name: 'Hues to set on the lamps' }).getByRole('listitem');
    await expect(hues).toHaveText([/^Orange37°$/, /^Azure217°$/]);
    const slider = page.getByRole('slider', { name: 'Hue' });
    await slider.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', '1 degrees, red');
    await page.getByRole('button', { name: 'Split complementary' }).click();
    await expect(hues).toHaveText([/^Red1°$/, /^Mint151°$/, /^Azure211°$/]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A topic reads, the figures of the gels too', async ({ page }) => {
    for (const topic of topics) {
      await page.goto(topic.path);
      await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
      const text = topic.sections[0]?.paragraphs[0] ?? topic.description;
      await expect(page.getByRole('main')).toContainText(text);
    }
    test.skip(!findTopic(topics, COLOUR_WHEEL_PATH), 'the content has no such topic');
    await page.goto(COLOUR_WHEEL_PATH);
    await expect(page.getByRole('table')).toHaveCount(2);
  });
});
