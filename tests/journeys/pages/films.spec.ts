import path from 'node:path';
import type { Page } from '@playwright/test';
import { content, DIST } from '../../helpers/hosts/builtSite';
import { axeViolations } from '../../helpers/journeys/axe';
import { countedPage } from '../../helpers/journeys/countedPage';
import { expect, open, test } from '../../helpers/journeys/site';

test.use({ saveData: false, viewport: { width: 360, height: 740 } });

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&playsinline=1&rel=0';

const play = (page: Page) => page.getByRole('button', { name: 'Play film' });

test('The film of the first featured project is started with 2 taps besides scrolling the home page to it', async ({
  page,
}) => {
  const first = content.projects().find(({ isFeatured }) => isFeatured);
  await open(page, '/');
  const card = page.getByRole('article').filter({ hasText: first?.title ?? '' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('Film');
  const visit = countedPage(page);
  await visit.press(card.getByRole('link'));
  await expect(play(page)).toBeInViewport();
  await visit.press(play(page));
  expect(visit.taps()).toBe(2);
  const film = page.locator('video');
  await expect(film).toBeInViewport();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('A film on YouTube is requested when it is played, and nothing of another site before', async ({
  page,
  watch,
}) => {
  const project = {
    id: 'tour',
    title: 'On tour',
    slug: 'on-tour',
    image: '',
    category: 'Movie',
    video: 'https://youtu.be/aqz-KE_bpKQ',
  };
  const projects = { json: { projects: [project] } };
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  // Like a page that was not built: with the empty shell, which requests all content.
  await page.route('/projects/on-tour', (route) =>
    route.fulfill({ path: path.join(DIST, '200.html') }),
  );
  for (const file of ['index', 'by-category/*'])
    await page.route(`/data/projects/${file}.json`, (route) => route.fulfill(projects));
  watch.allows(/on-tour\.data\.json/);
  watch.expects(/Request outside the site: https:\/\/www\.youtube-nocookie\.com/);
  await open(page, '/projects/on-tour');
  await expect(play(page)).toBeVisible();
  expect(asked).toEqual([]);
  await play(page).click();
  await expect(page.getByTitle('Film: On tour')).toBeFocused();
  await expect.poll(() => asked).toEqual([YOUTUBE]);
});
