import type { Page } from '@playwright/test';
import { RELATED_PROJECTS } from '../../src/domain/listing/related';
import { projectImages } from '../../src/domain/project/project';
import { projectPath } from '../../src/domain/links/paths';
import { content } from '../helpers/hosts/builtSite';
import { expect, test } from '../helpers/journeys/faults';
import { open } from '../helpers/journeys/site';

const [project] = content.projects();
if (!project) throw new Error('The content has no project');
const main = (page: Page) => page.getByRole('main');

test('A prerendered list and project need no data files', async ({ page, faults }) => {
  await faults.status('**/data/projects/**', 404);
  await faults.status('**/data/categories/**', 404);
  for (const path of ['/projects', projectPath(project)]) {
    await open(page, path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(main(page).getByText(project.title).first()).toBeVisible();
  }
});

test('Broken images and a broken logo keep their space, also in the lightbox', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await faults.abort(/\/media\//);
  await open(page, projectPath(project));
  const images = projectImages(content.projectRecord(project));
  const total = images.length;
  // Once on the page and once at full size. React requests an image that it has just mounted
  // once more.
  for (const image of images) faults.allowTries(image, 6);
  // One logo replaces every image of the page.
  faults.allowTries(content.site().brand.logo, 2 * (2 * total + RELATED_PROJECTS));
  const opener = main(page).getByRole('button', { name: `View image 1 of ${total}:` });
  await expect.poll(async () => (await opener.boundingBox())?.height ?? 0).toBeGreaterThan(150);
  await opener.click();
  const box = page.getByRole('dialog');
  await expect(box.getByText(`1 / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Offline, the project list can be searched', async ({ page, faults }) => {
  await open(page, '/projects');
  await faults.offline();
  await page.getByRole('searchbox').fill(project.title);
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText(project.title);
});
