import type { BrowserContext, Page } from '@playwright/test';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { openAdmin, session } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { builtFile, builtScript, someProduct } from '../../helpers/hosts/builtSite';
import { test as base } from '../../helpers/hosts/publishSite';
import { filesBelow } from '../../../scripts/build/files';
import { GitMemory } from '../../helpers/git/gitMemory';
import {
  editProduct,
  publish,
  PUBLISHED,
  publishPageLink,
  saveProduct,
} from '../../helpers/journeys/publishing';
import { expect, open, storageOf } from '../../helpers/journeys/site';
import { BRANCH, gitFetch, TOKEN } from '../../helpers/git/gitFetch';
import { pngUpload } from '../../helpers/content/uploads';

const product = someProduct();
const START = new Date('2026-03-02T08:00:00Z');
/** Time in ms after which a host is considered slow. */
const SLOW_AFTER_MS = 180_000;

const COMMITTED = 'Committed. Waiting for the host to build the website...';

/** Opens the Publish page with one unpublished change. */
async function openPublishPage(page: Page): Promise<void> {
  await publishPageLink(page, 'Publish (1)').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
}

async function enterToken(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('GitHub token').fill(token);
  await page.getByRole('button', { name: 'Connect' }).click();
}

async function connect(page: Page): Promise<void> {
  await enterToken(page);
  await expect(page.getByRole('link', { name: 'slate/website' })).toBeVisible();
}

/** Everything that this browser stores for the website: both storages, all databases, all caches, cookies. */
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
  expect(databases).toContain('back-office');
  return JSON.stringify(await storageOf(page)) + databases;
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readFileSync(await (await waiting).path());
}

const API = 'https://api.github.com';
const SETTING = `github:${BRANCH.owner}/${BRANCH.repo}#${BRANCH.branch}`;
const SCRIPTS = ['PublishScreen', 'history/PublishHistoryScreen'].map((page) =>
  builtScript(`src/admin/publish/screens/${page}.tsx`),
);

/**
 * Gives a build for the local target the setting and the policy of `VITE_PUBLISH_TARGET`. A
 * build that already has them is not changed (`PLAYWRIGHT_DIST` may name one).
 */
async function retarget(context: BrowserContext): Promise<void> {
  if (SCRIPTS.every((file) => builtFile(file.slice(1)).includes(SETTING))) return;
  for (const file of SCRIPTS)
    await context.route(`**${file}`, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(/(setting:)(["'`])local\2/g, `$1$2${SETTING}$2`);
      expect(body).not.toBe(script);
      await route.fulfill({ response, body });
    });
  await context.route(/\/admin(?:\/|$)/, async (route) => {
    const response = await route.fetch();
    const page = await response.text();
    const body = page.replace("connect-src 'self'", `connect-src 'self' ${API}`);
    await route.fulfill({ response, body });
  });
}

function productIn(clone: string, id: string): Record<string, unknown> | undefined {
  const data = path.join(clone, 'public/data/products/by-category');
  return readdirSync(data)
    .flatMap((file) => {
      const json = readFileSync(path.join(data, file), 'utf8');
      return (JSON.parse(json) as { products: Record<string, unknown>[] }).products;
    })
    .find((one) => one['id'] === id);
}

async function answerIn(context: BrowserContext, answer: typeof fetch): Promise<void> {
  await context.route(`${API}/**`, async (route) => {
    const request = route.request();
    const asked = { method: request.method(), headers: request.headers() };
    const body = request.postData();
    const reply = await answer(request.url(), { ...asked, ...(body !== null && { body }) }).catch(
      () => undefined,
    );
    if (!reply) return route.abort();
    const headers = {
      ...Object.fromEntries(reply.headers),
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'Authorization, Content-Type, If-Match, User-Agent',
      'access-control-expose-headers': 'Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset',
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, max-age=60, s-maxage=60',
    };
    return route.fulfill({ status: reply.status, headers, body: await reply.text() });
  });
}

/** Playwright's test with a website that is published to a repository behind GitHub's URLs, in the browser of its page. */
const test = base.extend<{ repository: GitMemory }>({
  repository: async ({ place, watch, context }, use) => {
    watch.allows(new RegExp(`Request outside the site: ${API}`));
    const { publicFolder } = place;
    const repository = GitMemory.ofFolder(publicFolder, await filesBelow(publicFolder), 'public');
    await retarget(context);
    await answerIn(context, gitFetch(repository));
    await use(repository);
    // Responds to the remaining requests of a page before the repository is removed.
    await Promise.all(context.pages().map((page) => page.close()));
    await context.unrouteAll({ behavior: 'wait' }).catch(() => undefined);
  },
});

test('A text and an image become one commit, which visitors see after the host has built it, and the token is in no storage, file, log, commit or URL, and is sent to GitHub only', async ({
  page,
  context,
  browser,
  place,
  repository,
  watch,
}) => {
  watch.allows(/401/);
  const seen: string[] = [];
  page.on('console', (message) => seen.push(message.text()));
  context.on('request', (request) => {
    const isGithub = /^https:\/\/api\.github\.com\/(?:repos\/slate\/website|graphql$)/.test(
      request.url(),
    );
    const { authorization, ...headers } = request.headers();
    seen.push(request.url(), JSON.stringify(headers), request.postData() ?? '');
    if (!isGithub && authorization) seen.push(`${TOKEN} was sent to ${request.url()}`);
  });
  await page.clock.install({ time: START });
  await openAdmin(page, '/admin/products', { local: session(0, START.getTime()) });
  const dialog = await editProduct(page, product.name, { Description: 'Committed, not copied.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 640, 480));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);

  await openPublishPage(page);
  await enterToken(page, 'github_pat_mistyped');
  await expect(page.getByText(/GitHub rejected the token/)).toBeVisible();
  await connect(page);
  const zip = unzipSync(await downloaded(page, 'Download as ZIP'));

  const before = repository.ref();
  await publish(page).click();
  await expect(page.getByText(COMMITTED)).toBeVisible();
  const after = repository.ref();
  await expect(page.getByRole('link', { name: /^View the commit/ })).toHaveAttribute(
    'href',
    `https://github.com/slate/website/commit/${after}`,
  );
  await page.clock.fastForward(SLOW_AFTER_MS);
  await expect(page.getByText(/^Committed\. The website updates when/)).toBeVisible();
  // Every tab of the browser shows what is published, before visitors get it.
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();
  const preview = await context.newPage();
  await open(preview, `/preview/store/${product.slug}`);
  await expect(preview.getByText('Committed, not copied.').first()).toBeVisible();
  await preview.close();
  expect(await axeViolations(page)).toEqual([]);
  const clone = mkdtempSync(path.join(tmpdir(), 'git clone ü '));
  repository.checkOut(clone);
  await place.build(path.join(clone, 'public'));
  // The open page shows the result by itself.
  await page.clock.fastForward(20_000);
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();

  const { parents, message } = repository.commitOf(after);
  expect(parents).toEqual([before]);
  expect(message).toContain(`- Description of “${product.name}” changed`);
  const image = String(productIn(clone, product.id)?.['image']);
  expect(existsSync(path.join(clone, 'public', image))).toBe(true);
  for (const file of repository.changedBy(after))
    expect(file).toMatch(/^public\/(?:data|media\/uploads)\/./);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Projects' }).click();
  const csv = String(await downloaded(page, 'Export CSV'));
  const commit = JSON.stringify([repository.commitOf(after), repository.textsOf()]);
  expect(commit).toContain('Committed, not copied.');
  const texts = Object.values(zip).map((bytes) => strFromU8(bytes));
  const everything = [await keptBy(page), ...texts, csv, commit, ...seen];
  expect(everything.filter((text) => text.includes(TOKEN))).toEqual([]);

  const visitors = await browser.newContext({ baseURL: place.origin, reducedMotion: 'reduce' });
  const guest = await visitors.newPage();
  const html = await (await guest.request.get(`/store/${product.slug}`)).text();
  expect(html).toContain('Committed, not copied.');
  await open(guest, `/store/${product.slug}`);
  await expect(guest.getByText('Committed, not copied.').first()).toBeVisible();
  const picture = guest.locator('main img[src*="/media/uploads/"]').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await visitors.close();
  rmSync(clone, { recursive: true });
});
