import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { openAdmin } from '../helpers/journeys/admin';
import { content } from '../helpers/hosts/builtSite';
import { TOKEN } from '../helpers/git/gitFetch';
import { expect, test } from '../helpers/git/gitSite';
import {
  changeProduct,
  COMMITTED,
  connect,
  keptBy,
  publish,
  openPublishPage,
} from '../helpers/journeys/publishing';

const product = content.products()[3]!;

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
  await expect(page.getByText(COMMITTED)).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Projects' }).click();
  const csv = String(await downloaded(page, 'Export CSV'));
  const { repository } = gitSite;
  const commit = JSON.stringify([repository.commitOf(repository.ref()), repository.textsOf()]);
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
