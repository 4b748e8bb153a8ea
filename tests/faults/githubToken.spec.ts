import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { openAdmin, signIn } from '../helpers/journeys/admin';
import { content } from '../helpers/hosts/builtSite';
import { TOKEN } from '../helpers/git/gitFetch';
import { git } from '../helpers/git/gitRepository';
import { expect, test } from '../helpers/git/gitSite';
import {
  changeProduct,
  connect,
  publish,
  openPublishPage,
  publishPageLink,
} from '../helpers/journeys/publishing';
import { open, storageOf } from '../helpers/journeys/site';

const product = content.products()[3]!;

/**
 * Returns everything that this browser stores for the website as text: both storages, all
 * databases, all caches, cookies.
 */
async function keptBy(page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Refused')));
      });
    const found: unknown[] = [await caches.keys(), document.cookie, window.name, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        found.push(name, store, await done(kept.getAllKeys()), await done(kept.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
  expect(databases).toContain('slate-drafts');
  return JSON.stringify(await storageOf(page)) + databases;
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readFileSync(await (await waiting).path());
}

test.slow();

test('The token is in no storage, file, log, commit or URL, and is sent to GitHub only', async ({
  page,
  context,
  gitSite,
}) => {
  const said: string[] = [];
  const seen: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  context.on('request', (request) => {
    const isGithub = request.url().startsWith('https://api.github.com/repos/slate/website');
    const { authorization, ...headers } = request.headers();
    seen.push(request.url(), JSON.stringify(headers), request.postData() ?? '');
    if (!isGithub && authorization) seen.push(`${TOKEN} was sent to ${request.url()}`);
  });
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  await changeProduct(page, product.name, { Description: 'Without any token.' });
  await openPublishPage(page);
  await connect(page);
  const zip = unzipSync(await downloaded(page, 'Download as ZIP'));
  await publish(page).click();
  await expect(
    page.getByText('Committed. Waiting for the host to build the website...'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Projects' }).click();
  const csv = String(await downloaded(page, 'Export CSV'));
  const commit = String(await git(gitSite.repository.folder, ['log', '-p', 'main', '-1']));
  expect(commit).toContain('Without any token.');
  const everything = [
    await keptBy(page),
    ...Object.values(zip).map((bytes) => strFromU8(bytes)),
    csv,
    commit,
    ...said,
    ...seen,
  ];
  expect(everything.filter((text) => text.includes(TOKEN))).toEqual([]);
});

test('Signing out removes the token, on every page', async ({ page, context, gitSite }) => {
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  await changeProduct(page, product.name, { Description: 'Seen by nobody.' });
  await openPublishPage(page);
  await page.getByRole('checkbox', { name: /Keep the token until/ }).check();
  await connect(page);
  expect((await storageOf(page)).session['githubToken']).toContain(TOKEN);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  expect(await keptBy(page)).not.toContain(TOKEN);
  await page.getByRole('checkbox', { name: 'Stay signed in (up to 8 hours)' }).check();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
  await page.getByRole('checkbox', { name: /Keep the token until/ }).check();
  await connect(page);
  await expect(publishPageLink(page, 'Publish (1)')).toBeVisible();
  // A page of the website, where the back office is not loaded.
  await open(page, '/cart');
  expect((await storageOf(page)).session['githubToken']).toContain(TOKEN);
  await page.getByRole('button', { name: 'Account of admin' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Account of admin' })).toHaveCount(0);
  expect(await keptBy(page)).not.toContain(TOKEN);
});
