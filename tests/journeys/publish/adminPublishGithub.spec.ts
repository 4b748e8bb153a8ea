import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openAdmin, session } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { git } from '../../helpers/git/gitRepository';
import { expect, test } from '../../helpers/git/gitSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import {
  changeProduct,
  connect,
  repositoryLink,
  editProduct,
  enterToken,
  publish,
  PUBLISHED,
  saveProduct,
  openPublishPage,
} from '../../helpers/journeys/publishing';
import { open, storageOf } from '../../helpers/journeys/site';
import { TOKEN } from '../../helpers/git/gitFetch';
import { pngUpload } from '../../helpers/content/uploads';

const [first, second] = content.products();
const START = new Date('2026-03-02T08:00:00Z');
/** Time in ms after which a host is considered slow. */
const SLOW_AFTER_MS = 180_000;
const waiting = (page: Page) =>
  page.getByText('Committed. Waiting for the host to build the website...');

/** Returns the records of all products in a clone. */
function productsIn(folder: string): Record<string, unknown>[] {
  const data = path.join(folder, 'public/data/products/by-category');
  return readdirSync(data).flatMap((file) => {
    const json = JSON.parse(readFileSync(path.join(data, file), 'utf8')) as {
      products: Record<string, unknown>[];
    };
    return json.products;
  });
}

const found = (folder: string, id: string) =>
  productsIn(folder).find((product) => product['id'] === id);

test.slow();

test('A text and an image become one commit, which visitors see after the host has built it', async ({
  page,
  context,
  browser,
  place,
  gitSite,
  watch,
}) => {
  watch.allows(/401/);
  await page.clock.install({ time: START });
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products', { session: session(0, START.getTime()) });
  const dialog = await editProduct(page, first!.name, { Description: 'Committed, not copied.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);

  await openPublishPage(page);
  await enterToken(page, 'github_pat_mistyped');
  await expect(page.getByText(/GitHub rejected the token/)).toBeVisible();
  await connect(page);
  await expect(page.getByText('read, write', { exact: true })).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).not.toContain(TOKEN);

  const before = await gitSite.repository.ref('main');
  await publish(page).click();
  await expect(waiting(page)).toBeVisible();
  const after = await gitSite.repository.ref('main');
  await expect(page.getByRole('link', { name: /^View the commit/ })).toHaveAttribute(
    'href',
    `https://github.com/slate/website/commit/${after}`,
  );
  await page.clock.fastForward(SLOW_AFTER_MS);
  await expect(page.getByText(/^Committed\. The website updates when/)).toBeVisible();
  await expect(page.getByText('1 of 1 selected')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  const clone = await gitSite.clone();
  await gitSite.deploy(clone);
  // The open page shows the result by itself.
  await page.clock.fastForward(20_000);
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();

  expect(await gitSite.repository.parentsOf(after)).toEqual([before]);
  expect(await gitSite.repository.messageOf(after)).toContain(
    `- Description of “${first!.name}” changed`,
  );
  const image = String(found(clone, first!.id)?.['image']);
  expect(existsSync(path.join(clone, 'public', image))).toBe(true);
  const log = await git(clone, ['diff', '--name-only', before, after]);
  expect(String(log)).toMatch(/^(?:public\/(?:data|media\/uploads)\/.+\n)+$/);

  const visitors = await browser.newContext({ baseURL: place.origin, reducedMotion: 'reduce' });
  const guest = await visitors.newPage();
  const html = await (await guest.request.get(`/store/${first!.slug}`)).text();
  expect(html).toContain('Committed, not copied.');
  await open(guest, `/store/${first!.slug}`);
  await expect(guest.getByText('Committed, not copied.').first()).toBeVisible();
  const picture = guest.locator('main img[src*="/media/uploads/"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await visitors.close();
});

test('Two browsers that change one product lose nothing before the host has built', async ({
  page,
  context,
  browser,
  gitSite,
  baseURL,
  watch,
}) => {
  watch.allows(/422/);
  const name = second!.name;
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  await changeProduct(page, name, { Description: 'Of the first.' });
  const elsewhere = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' });
  await gitSite.lead(elsewhere);
  const other = await elsewhere.newPage();
  await openAdmin(other, '/admin/products');
  await changeProduct(other, name, {
    Description: 'Of the second.',
    'Specification 1': 'Weight: 9 kg',
  });
  await openPublishPage(other);
  await connect(other);
  await publish(other).click();
  await expect(waiting(other)).toBeVisible();

  await openPublishPage(page);
  await connect(page);
  await publish(page).click();
  const question = page.getByRole('form', { name: `Product “${name}”` });
  await expect(question.getByText('Of the second.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('radio', { name: 'Keep my version' }).check();
  await question.getByRole('button', { name: 'Apply choices' }).click();
  await expect(question).toHaveCount(0);
  await publish(page).click();
  await expect(waiting(page)).toBeVisible();
  const clone = await gitSite.clone();
  const product = found(clone, second!.id);
  expect(product).toMatchObject({ description: 'Of the first.' });
  expect(product?.['specs']).toContain('Weight: 9 kg');
  expect(String(await git(clone, ['rev-list', '--count', 'HEAD'])).trim()).toBe('3');
  await elsewhere.close();
});

test('The token form is accessible and fits a small phone, and a stored token is kept until it is removed', async ({
  page,
  context,
  gitSite,
}) => {
  await gitSite.lead(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install({ time: START });
  await openAdmin(page, '/admin/publish', { session: session(0, START.getTime()) });
  await page.getByText('How to create a token').click();
  await expectAccessibleAndFitting(page);
  await page.getByRole('checkbox', { name: /Keep the token until/ }).check();
  await page.getByLabel('Expires on (optional)').fill('2026-03-06');
  await connect(page);
  await expect(
    page.getByText(/^The token expires on .*6.* Create a new one soon\.$/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(JSON.stringify(await storageOf(page))).toContain(TOKEN);
  await page.reload();
  await expect(repositoryLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove token' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'GitHub' })).toBeFocused();
  await expect(page.getByLabel('GitHub token')).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).not.toContain(TOKEN);
});
