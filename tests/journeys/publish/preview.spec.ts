import type { Page } from '@playwright/test';
import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import { expectAccessibleAndFitting, WIDTHS } from '../../helpers/journeys/visualChecks';
import {
  expect,
  open,
  seedStorage,
  storedJson,
  test,
  waitForHydration,
} from '../../helpers/journeys/site';
import { pngUpload } from '../../helpers/content/uploads';

const REQUIRED = {
  'Full Name': 'Adaeze Obi',
  'Email Address': 'adaeze@example.com',
  'Phone Number': '+234 801 234 5678',
};

const { services } = content.services();
const TITLE = services[0]?.title ?? '';
const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });

async function openPreview(page: Page, path = ''): Promise<Page> {
  const preview = await page.context().newPage();
  await open(preview, `/preview${path}`);
  await expect(bar(preview)).toContainText('Preview of unpublished changes');
  return preview;
}

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page
    .getByRole('region', { name: 'All Services' })
    .getByRole('button', { name: `Edit ${from}` })
    .click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill(to);
  await form.getByRole('button', { name: 'Save Service' }).click();
  await expect(form).toHaveCount(0);
}

test('A preview follows edits and undo of another tab without a reload, also images, and public pages contain nothing of it', async ({
  page,
}) => {
  await openAdmin(page, '/admin/services');
  const preview = await openPreview(page, '/services');
  await expect(preview.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await preview.evaluate(() => (document.documentElement.dataset['kept'] = ''));

  await rename(page, TITLE, 'Pictures of the Night');
  const changed = preview.getByRole('heading', { name: 'Pictures of the Night' });
  await expect(changed).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(changed).toHaveCount(0);
  await expect(preview.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await expect(preview.locator('html[data-kept]')).toHaveCount(1);

  await rename(page, TITLE, 'Pictures of the Night');
  await expect(changed).toBeVisible();
  await open(preview, '/services');
  await expect(preview.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  await expect(preview.getByText('Pictures of the Night')).toHaveCount(0);

  const [project] = content.projects();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Projects', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(project?.title ?? '');
  await page
    .getByRole('region', { name: 'All Projects' })
    .getByRole('button', { name: `Edit ${project?.title}`, exact: true })
    .click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Main image').setInputFiles(await pngUpload('new.png', 640, 360));
  await expect(form.locator('img[src^="blob:"]').first()).toBeVisible();
  await form.getByRole('button', { name: 'Update Project' }).click();
  await expect(form).toHaveCount(0);
  await open(preview, `/preview/projects/${project?.slug}`);
  const picture = preview.locator('main img[src^="blob:"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('A preview needs no session, is accessible, is excluded from search engines, keeps its links inside, changes no storage and sends nothing', async ({
  page,
}) => {
  await open(page, '/preview');
  await expect(bar(page)).toContainText('No changes saved yet.');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.setViewportSize({ width: 1280, height: 800 });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Store' }).click();
  await expect(page).toHaveURL(/\/preview\/store$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(nav.getByRole('link', { name: 'Store' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page).toHaveURL(/\/preview\/?$/);
  await page.goto('/preview/no/such/page');
  await expect(page).toHaveURL(/\/preview\/?$/);
  await waitForHydration(page);
  await page.goto('/preview/services');
  await expect(page.getByRole('heading', { name: TITLE, exact: true })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleAndFitting(page);
  }
  await bar(page).getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(bar(page)).toHaveCount(0);

  const { id, name } = content.products()[0]!;
  const items = [{ id, name, quantity: 1, category: 'Lenses', image: '', price: '' }];
  await seedStorage(page, { local: { pendingBookingItems: items } });
  await open(page, '/preview/booking');
  await expect(page.getByText(name).first()).toBeVisible();
  for (const [label, text] of Object.entries(REQUIRED))
    await page.getByRole('textbox', { name: label }).fill(text);
  await page.getByRole('button', { name: 'Send Booking Request' }).click();
  await expect(page.getByText('Forms cannot be sent from the preview.').first()).toBeVisible();
  const other = await page.context().newPage();
  await seedStorage(other, {});
  expect(await storedJson(other, 'pendingBookingItems')).toEqual(items);
});
