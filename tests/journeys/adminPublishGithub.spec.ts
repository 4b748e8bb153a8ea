import type { Page } from '@playwright/test';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changeProduct, editProduct, openAdmin } from '../helpers/admin';
import { axeTroubles } from '../helpers/axe';
import { content } from '../helpers/builtSite';
import { TOKEN } from '../helpers/gitFetch';
import { git } from '../helpers/gitRepository';
import { expect, test } from '../helpers/gitSite';
import { expectClear } from '../helpers/look';
import { storageOf } from '../helpers/site';
import { pngUpload } from '../helpers/uploads';

const [first, second] = content.products();
const PUBLISHED = 'Published. Visitors see it now.';
const WAITING = 'Published. Waiting until visitors see it...';

const publish = (page: Page) => page.getByRole('button', { name: /^Publish \(/ });

async function toPublish(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Publish (1)', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
}

async function connect(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('GitHub token').fill(token);
  await page.getByRole('button', { name: 'Connect' }).click();
}

const connected = (page: Page) => page.getByRole('link', { name: 'slate/website' });

/** The records of all products in a clone. */
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

test('a text and a picture become one commit of the branch, and visitors see them', async ({
  page,
  context,
  gitSite,
  watch,
}) => {
  watch.allows(/401/);
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  const dialog = await editProduct(page, first!.name, { Description: 'Committed, not copied.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Product' }).click();
  await expect(dialog).toHaveCount(0);

  await toPublish(page);
  await connect(page, 'github_pat_mistyped');
  await expect(page.getByText(/GitHub does not accept the token/)).toBeVisible();
  await connect(page);
  await expect(connected(page)).toBeVisible();
  await expect(page.getByText('pull, push')).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).not.toContain(TOKEN);

  const before = await gitSite.repository.ref('main');
  await publish(page).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  const clone = await gitSite.deploy();
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  await expect(page.getByText('Everything is published.')).toBeVisible();

  const after = await gitSite.repository.ref('main');
  expect(await gitSite.repository.parentsOf(after)).toEqual([before]);
  expect(await gitSite.repository.messageOf(after)).toContain(
    `- Description of “${first!.name}” changed`,
  );
  const product = found(clone, first!.id);
  expect(product).toMatchObject({ description: 'Committed, not copied.' });
  expect(existsSync(path.join(clone, 'public', String(product?.['image'])))).toBe(true);
  const log = await git(clone, ['diff', '--name-only', before, after]);
  expect(String(log)).toMatch(/^(?:public\/(?:data|media\/uploads)\/.+\n)+$/);
});

test('two browsers that fight over one product lose nothing, before any host has built', async ({
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
  await toPublish(other);
  await connect(other);
  await expect(connected(other)).toBeVisible();
  await publish(other).click();
  await expect(other.getByText(WAITING)).toBeVisible();

  await toPublish(page);
  await connect(page);
  await expect(connected(page)).toBeVisible();
  await publish(page).click();
  const question = page.getByRole('form', { name: `Product “${name}”` });
  await expect(question.getByText('Of the second.')).toBeVisible();
  expect(await axeTroubles(page)).toEqual([]);
  await question.getByRole('radio', { name: 'Keep mine' }).check();
  await question.getByRole('button', { name: 'Use these' }).click();
  await expect(question).toHaveCount(0);
  await publish(page).click();
  await expect(page.getByText(WAITING)).toBeVisible();
  const clone = await gitSite.deploy();
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  const product = found(clone, second!.id);
  expect(product).toMatchObject({ description: 'Of the first.' });
  expect(product?.['specs']).toContain('Weight: 9 kg');
  expect(String(await git(clone, ['rev-list', '--count', 'HEAD'])).trim()).toBe('3');
  await elsewhere.close();
});

test('the form for the token is accessible and fits a small phone; a kept token outlives a reload until it is forgotten', async ({
  page,
  context,
  gitSite,
}) => {
  await gitSite.lead(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/admin/publish');
  await page.getByText('How to get a token, step by step').click();
  await expectClear(page);
  await page.getByRole('checkbox', { name: /Keep it until/ }).check();
  await connect(page);
  await expect(connected(page)).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).toContain(TOKEN);
  await page.reload();
  await expect(connected(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forget the token' }).click();
  await expect(page.getByLabel('GitHub token')).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).not.toContain(TOKEN);
});
