import type { Page } from '@playwright/test';
import { COLOUR_WHEEL_PATH, productPath } from '../../../src/domain/links/paths';
import { findTopic } from '../../../src/domain/topic/topic';
import { normalizeTopicPath } from '../../../src/domain/topic/topicPath';
import { builtScript, content, someProduct } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

const topics = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);
const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const PRODUCT_SCRIPT = builtScript('src/app/pages/ProductPage.tsx');
const TOPIC_SCRIPT = builtScript('src/app/pages/TopicPage.tsx');

/** Records the paths that a page requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('A topic is shown with all of its content and without requests for data', async ({ page }) => {
  const topic = topics.find(({ sections }) => sections.length >= 4)!;
  const asked = requestsOf(page);
  await open(page, topic.path);
  const main = page.getByRole('main');
  for (const viewport of Object.values(SIZES)) {
    await page.setViewportSize(viewport);
    await expect(main.getByRole('heading', { level: 1, name: topic.title })).toBeVisible();
    await expect(main).toContainText(topic.description);
    for (const { heading, paragraphs } of topic.sections) {
      await expect(main.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      for (const paragraph of paragraphs) await expect(main).toContainText(paragraph);
    }
  }
  expect(asked).not.toContain(PRODUCT_SCRIPT);
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
});

test('The table of contents of a topic links to its sections, whose URLs can be shared', async ({
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

test('A link to a topic does not load the product page', async ({ page }) => {
  const topic = topics.find(({ path }) => path.startsWith('/store/'));
  await page.setViewportSize(SIZES.desktop);
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

test.describe('the tools for light and colour', () => {
  test.skip(!findTopic(topics, COLOUR_WHEEL_PATH), 'the content has no such topic');

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(SIZES.phone);
    await open(page, COLOUR_WHEEL_PATH);
    // The first key press hydrates them.
    await page.keyboard.press('Shift');
  });

  const gel = (page: Page, term: string) =>
    page
      .getByRole('status', { name: 'Recommended gel' })
      .locator('div', { has: page.getByText(term, { exact: true }) })
      .getByRole('definition');

  test('The gel calculator shows the gel for two lamps, which can be set by keys and buttons', async ({
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

  test('The colour wheel shows the hues that match a hue', async ({ page }) => {
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
