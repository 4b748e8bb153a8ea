import type { Page } from '@playwright/test';
import { formatDate } from '../../../src/domain/text/dates';
import { projectPath } from '../../../src/domain/links/paths';
import { projectImages, projectOverview } from '../../../src/domain/project/project';
import { relatedProjects } from '../../../src/domain/listing/related';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { expect, open, test } from '../../helpers/journeys/site';

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

test('A project shows all of its values on a phone and on a desktop', async ({ page }) => {
  await open(page, address);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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
  }
});

test('An ID, a title and a slug in capitals are replaced by the slug; the query stays', async ({
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

test('The lightbox opens at the selected image, counts, moves by keys, buttons and swipes, and returns focus', async ({
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
  // Simulates a swipe.
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
