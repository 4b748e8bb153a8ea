import type { Page } from '@playwright/test';
import { RELATED_PROJECTS } from '../../src/domain/text/limits';
import { projectImages } from '../../src/domain/project/project';
import { projectPath } from '../../src/domain/links/paths';
import { content } from '../helpers/builtSite';
import { expect, test, type Faults } from '../helpers/faults';
import { PORTFOLIO, servePortfolio } from '../helpers/portfolio';
import { open } from '../helpers/site';

const INDEX = '**/data/projects/index.json';
const [project] = content.projects();
if (!project) throw new Error('The content has no project');
const main = (page: Page) => page.getByRole('main');

const LOSSES: Record<string, (faults: Faults) => Promise<void>> = {
  'is missing': (faults) => faults.status(INDEX, 404),
  'is refused': (faults) => faults.status(INDEX, 503),
  'is cut off': (faults) => faults.body(INDEX, '{"projects":[{"id":"p-1","ti'),
  "is a portal's page": (faults) => faults.portal(INDEX),
  'breaks its shape': (faults) => faults.body(INDEX, '{"projects":{"a":1}}'),
  'never arrives': (faults) => faults.abort(INDEX),
};

for (const [what, lose] of Object.entries(LOSSES)) {
  test(`The list says that it failed and comes back when its file ${what}`, async ({
    page,
    faults,
  }) => {
    await servePortfolio(page, PORTFOLIO);
    await lose(faults);
    await open(page, '/projects?q=film');
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('Error Loading Projects');
    await expect(panel).toContainText('Failed to load projects');
    // The rest of the page works, and what was typed is still there.
    await expect(page.getByRole('searchbox')).toHaveValue('film');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await faults.heal();
    faults.allowTries('/data/projects/index.json', 4);
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  test(`A project says that it failed and comes back when the index ${what}`, async ({
    page,
    faults,
  }) => {
    await lose(faults);
    await open(page, `/projects/${project.id}`);
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('Error Loading Project');
    await expect(panel).toContainText('Failed to load project');
    await faults.heal();
    faults.allowTries('/data/projects/index.json', 4);
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: project.title })).toBeVisible();
  });
}

test('A list and a project as built need no file at all', async ({ page, faults }) => {
  await faults.status('**/data/projects/**', 404);
  await faults.status('**/data/categories/**', 404);
  for (const path of ['/projects', projectPath(project)]) {
    await open(page, path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(main(page).getByText(project.title).first()).toBeVisible();
  }
});

test('Pictures and logo that are broken keep their places, also at full size', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await faults.abort(/\/media\//);
  await open(page, projectPath(project));
  const images = projectImages(content.projectRecord(project));
  const total = images.length;
  // On the page and at full size; React asks once more for a picture it has just mounted.
  for (const image of images) faults.allowTries(image, 6);
  // One logo stands in for every picture of the page.
  faults.allowTries(content.site().brand.logo, 2 * (2 * total + RELATED_PROJECTS));
  const opener = main(page).getByRole('button', { name: `View image 1 of ${total}:` });
  await expect.poll(async () => (await opener.boundingBox())?.height ?? 0).toBeGreaterThan(150);
  await opener.click();
  const box = page.getByRole('dialog');
  await expect(box.getByText(`1 / ${total}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('Offline, the list goes on being searched', async ({ page, faults }) => {
  await open(page, '/projects');
  await faults.offline();
  await page.getByRole('searchbox').fill(project.title);
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toHaveText(project.title);
});

for (const path of [
  '/projects/%E0%A4%A',
  '/projects/constructor',
  '/projects/__proto__',
  '/projects/category/%E0%A4%A',
  '/projects/category/constructor?page=999',
  '/projects?page=999&q=%E0%A4%A',
])
  test(`An odd address is shown as nothing found, not as a crash: ${path}`, async ({
    page,
    faults,
    watch,
  }) => {
    watch.allows(/could not be decoded/);
    await open(page, path);
    await expect(
      page.getByRole('heading', { name: /^(?:Project Not Found|No projects found)$/ }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(faults.repeated()).toEqual([]);
  });
