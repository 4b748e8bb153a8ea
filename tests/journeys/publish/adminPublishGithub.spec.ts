import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { openAdmin, session } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { someProduct } from '../../helpers/hosts/builtSite';
import { expect, productIn, test } from '../../helpers/git/gitSite';
import {
  COMMITTED,
  connect,
  editProduct,
  enterToken,
  keptBy,
  publish,
  PUBLISHED,
  saveProduct,
  openPublishPage,
} from '../../helpers/journeys/publishing';
import { open } from '../../helpers/journeys/site';
import { TOKEN } from '../../helpers/git/gitFetch';
import { pngUpload } from '../../helpers/content/uploads';

const product = someProduct();
const START = new Date('2026-03-02T08:00:00Z');
/** Time in ms after which a host is considered slow. */
const SLOW_AFTER_MS = 180_000;

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  return readFileSync(await (await waiting).path());
}

test.slow();

test('A text and an image become one commit, which visitors see after the host has built it, and the token is in no storage, file, log, commit or URL, and is sent to GitHub only', async ({
  page,
  context,
  browser,
  place,
  gitSite,
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
  await gitSite.lead(context);
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
  await expect(page.getByText('read, write', { exact: true })).toBeVisible();
  const zip = unzipSync(await downloaded(page, 'Download as ZIP'));

  const before = gitSite.repository.ref();
  await publish(page).click();
  await expect(page.getByText(COMMITTED)).toBeVisible();
  const after = gitSite.repository.ref();
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
  const clone = gitSite.clone();
  await gitSite.deploy(clone);
  // The open page shows the result by itself.
  await page.clock.fastForward(20_000);
  await expect(page.getByText(PUBLISHED)).toBeVisible();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible();

  const { parents, message } = gitSite.repository.commitOf(after);
  expect(parents).toEqual([before]);
  expect(message).toContain(`- Description of “${product.name}” changed`);
  const image = String(productIn(clone, product.id)?.['image']);
  expect(existsSync(path.join(clone, 'public', image))).toBe(true);
  for (const file of gitSite.repository.changedBy(after))
    expect(file).toMatch(/^public\/(?:data|media\/uploads)\/./);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Projects' }).click();
  const csv = String(await downloaded(page, 'Export CSV'));
  const commit = JSON.stringify([gitSite.repository.commitOf(after), gitSite.repository.textsOf()]);
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
});
