import type { Page } from '@playwright/test';
import { formatDate } from '../../src/domain/text/dates';
import { projectPath } from '../../src/domain/links/paths';
import { projectImages, projectOverview } from '../../src/domain/project/project';
import { relatedProjects } from '../../src/domain/listing/related';
import { axeViolations } from '../helpers/axe';
import { content } from '../helpers/builtSite';
import { serveProject } from '../helpers/portfolio';
import { expect, open, test } from '../helpers/site';

const projects = content.projects();
const records = projects.map((summary) => content.projectRecord(summary));
const record = records.find((one) => projectImages(one).length > 1) ?? records[0];
if (!record) throw new Error('The content has no project');
const { title } = record;
const address = projectPath(record);
const images = projectImages(record);

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name, exact: true }) });
const lightbox = (page: Page) => page.getByRole('dialog', { name: `Images of ${title}` });
const opener = (page: Page, at: number) =>
  main(page).getByRole('button', { name: `View image ${at} of ${images.length}: ${title}` });

for (const width of [360, 1280])
  test(`A project shows everything that is known of it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, address);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main(page)).toContainText(record.subtitle ?? '');
    for (const name of record.category)
      await expect(main(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expect(main(page).getByText('Featured', { exact: true })).toHaveCount(
      record.isFeatured ? 1 : 0,
    );
    await expect(section(page, 'Overview').locator('p')).toHaveText(projectOverview(record));
    await expect(section(page, 'Details').getByRole('listitem')).toHaveText(record.details);
    await expect(section(page, 'Technologies').getByRole('listitem')).toHaveText(
      record.technologies,
    );
    const panel = main(page).getByRole('complementary', { name: 'At a glance' });
    await expect(panel).toContainText(record.client ?? '');
    await expect(panel).toContainText(formatDate(record.date));
    await expect(panel).toContainText(record.location ?? '');
    await expect(panel.getByRole('link', { name: record.category[0] })).toHaveAttribute(
      'href',
      /^\/projects\/category\//,
    );
    await expect(section(page, 'Gallery').getByRole('button')).toHaveCount(images.length - 1);
  });

test('An id, a title and a part of it lead to the slug, in place of the address; the query stays', async ({
  page,
}) => {
  expect(record.id).not.toBe(record.slug);
  for (const param of [record.id, encodeURIComponent(title), record.slug.toUpperCase()]) {
    await open(page, '/projects');
    await page.goto(`/projects/${param}?from=newsletter`);
    await expect(page).toHaveURL(`${address}?from=newsletter`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/projects');
  }
});

test('The links of the footer to projects lead to one', async ({ page }) => {
  const links = content.footerGroups().flatMap((group) => group.links);
  const toProjects = links.filter(({ to }) => to.startsWith('/projects/'));
  for (const { to } of toProjects) {
    await open(page, to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Project Not Found');
  }
});

test('The lightbox opens at the picture pressed, counts, moves by keys and buttons, and gives focus back', async ({
  page,
}) => {
  const total = images.length;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, address);
  await opener(page, 2).press('Enter');
  const box = lightbox(page);
  const counter = (at: number) => box.getByText(`${at} / ${total}`, { exact: true });
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(1)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(counter(total)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(counter(1)).toBeVisible();
  await box.getByRole('button', { name: 'Next image' }).click();
  await expect(counter(2)).toBeVisible();
  await box.getByRole('button', { name: 'Previous image' }).click();
  await expect(counter(1)).toBeVisible();
  // A swipe.
  await page.mouse.move(195, 420);
  await page.mouse.wheel(400, 0);
  await expect(counter(2)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener(page, 2)).toBeFocused();
  await opener(page, 1).click();
  await expect(counter(1)).toBeVisible();
  await box.getByRole('button', { name: 'Close image viewer' }).click();
  await expect(opener(page, 1)).toBeFocused();
});

test('Up to three related projects lead to their pages', async ({ page }) => {
  const related = relatedProjects(projects, record);
  await open(page, address);
  const cards = section(page, 'Related Projects').getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(related.map((one) => one.title));
  expect(related.length).toBeLessThanOrEqual(3);
  const [next] = related;
  if (!next) return;
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(projectPath(next));
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeFocused();
});

test('Share copies the link and says so where the device has no way to share', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }));
  await open(page, `${address}?utm_source=letter`);
  const said = page.waitForEvent('dialog');
  const pressed = main(page)
    .getByRole('button', { name: `Share ${title}` })
    .click();
  const dialog = await said;
  expect(dialog.message()).toBe('Link copied to clipboard!');
  await dialog.accept();
  await pressed;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
});

test('Where even the clipboard is refused, the link is shown to be copied', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, { share: undefined });
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address);
  await main(page)
    .getByRole('button', { name: `Share ${title}` })
    .click();
  const field = page.getByRole('textbox', { name: 'Copy this link to share it' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${baseURL}${address}`);
  expect(await axeViolations(page)).toEqual([]);
});

test('A bare project shows what there is, and leaves the rest out', async ({ page }) => {
  await open(page, await serveProject(page, { id: 'bare-1', title: 'Bare', slug: 'bare' }));
  await expect(main(page).getByText('Date not specified').first()).toBeVisible();
  await expect(main(page).getByRole('img', { name: 'Bare' })).toHaveAttribute('src', /logo/);
  for (const name of ['Overview', 'Gallery', 'Details', 'Technologies', 'Related Projects'])
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(main(page).getByText('Featured', { exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Visit Website' })).toHaveCount(0);
});

test('Visit Website is offered for a safe address alone', async ({ page }) => {
  const bare = { id: 'site-1', title: 'With Site', slug: 'with-site' };
  for (const [website, isSafe] of [
    ['https://film.example/x', true],
    ['http://film.example', false],
    ['java\tscript:alert(1)', false],
    ['data:text/html,x', false],
    ['//evil.example', false],
  ] as const) {
    await open(page, await serveProject(page, { ...bare, website }));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('With Site');
    const link = main(page).getByRole('link', { name: 'Visit Website' });
    await expect(link).toHaveCount(isSafe ? 1 : 0);
    if (isSafe) {
      await expect(link).toHaveAttribute('href', website);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await page.unrouteAll();
  }
});

const LONG = 'Kamerastativschwenkkopfverlängerung'.repeat(6);
const HOSTILE = `${LONG} </script><b>x</b> مشروع فيلم 👩🏾‍🎤`;

for (const width of [320, 768, 1280])
  test(`Hostile texts stay texts and fit a screen ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const texts = { title: HOSTILE, subtitle: HOSTILE, location: HOSTILE, client: HOSTILE };
    const lists = { category: [HOSTILE, LONG], details: [HOSTILE], technologies: [LONG] };
    const project = {
      id: 'h-1',
      slug: 'hostile',
      description: HOSTILE,
      date: LONG,
      isFeatured: true,
    };
    await open(page, await serveProject(page, { ...project, ...texts, ...lists }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await axeViolations(page)).toEqual([]);
  });

test('Broken pictures fall back to the logo, and nothing is asked for again and again', async ({
  page,
  watch,
}) => {
  watch.allows(/404|Failed to load resource/);
  let asked = 0;
  await page.route('/media/gone/**', (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  const gone = { image: '/media/gone/1.webp', gallery: ['/media/gone/2.webp'] };
  await open(page, await serveProject(page, { id: 'g-1', title: 'Gone', slug: 'gone', ...gone }));
  await expect(main(page).getByRole('button', { name: 'View image 1 of 2: Gone' })).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(main(page).locator('img[data-fallback]')).toHaveCount(2);
  // React asks once more for a picture it has just mounted, and that is all.
  expect(asked).toBeLessThanOrEqual(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A project shows everything but what has to be pressed', async ({ page }) => {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    for (const paragraph of projectOverview(record))
      await expect(main(page).getByText(paragraph, { exact: true })).toBeVisible();
    await page.goto('/projects');
    await main(page).getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/projects\/./);
  });
});
