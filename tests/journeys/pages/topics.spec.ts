import { normalizeTopicPath } from '../../../src/domain/topic/topic';
import { builtScript, content } from '../../helpers/hosts/builtSite';
import { expect, open, test, waitForHydration } from '../../helpers/journeys/site';

const topics = content.topics().filter(({ path }) => normalizeTopicPath(path) !== undefined);
const PRODUCT_SCRIPT = builtScript('src/app/pages/ProductPage.tsx');
const TOPIC_SCRIPT = builtScript('src/app/pages/TopicPage.tsx');

test('A link to a topic loads neither content files nor the product page, and its table of contents links to sections whose URLs can be shared', async ({
  page,
}) => {
  const linked = content.footerGroups().flatMap(({ links }) => links.map(({ to }) => to));
  const topic = topics.find(
    ({ path, sections }) =>
      path.startsWith('/store/') && sections.length >= 4 && linked.includes(path),
  )!;
  const target = topic.sections.at(-1)?.heading ?? '';
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/cart');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('contentinfo').locator(`a[href="${topic.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: topic.title })).toBeFocused();
  expect(asked).toContain(TOPIC_SCRIPT);
  expect(asked).toContain(`${topic.path}.data.json`);
  await page.getByRole('navigation', { name: 'On this page' }).getByText(target).click();
  const section = page.getByRole('heading', { level: 2, name: target });
  await expect(section).toBeInViewport();
  await page.reload();
  await waitForHydration(page);
  await expect(section).toBeInViewport();
  expect(asked).not.toContain(PRODUCT_SCRIPT);
  expect(asked.filter((path) => path.startsWith('/data/'))).toEqual([]);
});
