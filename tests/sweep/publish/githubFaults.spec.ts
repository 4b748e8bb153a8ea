import { openAdmin, session } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { errorResponse, type ResponseOverride } from '../../helpers/git/gitFetch';
import { git } from '../../helpers/git/gitRepository';
import { expect, test } from '../../helpers/git/gitSite';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';
import {
  changeProduct,
  COMMITTED,
  connect,
  repositoryLink,
  editProduct,
  enterToken,
  publish,
  saveProduct,
  openPublishPage,
} from '../../helpers/journeys/publishing';
import { pngUpload } from '../../helpers/content/uploads';

const START = new Date('2026-03-02T08:00:00Z');
const product = content.products()[2]!;

const isAsked = (what: Parameters<ResponseOverride>[0], method: string, end: string) =>
  what.method === method && new RegExp(`/${end}`).test(decodeURIComponent(what.path));

/** Replaces the response to one kind of request. */
const otherwise =
  (method: string, end: string, reply: ResponseOverride): ResponseOverride =>
  (asked, answer) =>
    isAsked(asked, method, end) ? reply(asked, answer) : answer();

test.slow();

test('A rejected request shows what to do, and leaves website and drafts unchanged', async ({
  page,
  context,
  gitSite,
  watch,
}) => {
  watch.allows(/40[1349]/);
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  await changeProduct(page, product.name, { Description: 'Refused at first.' });
  await openPublishPage(page);
  gitSite.interfere(otherwise('GET', 'website$', async () => errorResponse(404)));
  await enterToken(page);
  await expect(page.getByText(/Branch “main” of slate\/website was not found/)).toBeVisible();
  await expect(page.getByLabel('GitHub token')).toBeFocused();

  const before = await gitSite.repository.ref('main');
  for (const [status, place, text] of [
    [403, 'trees$', /The token has no write access to slate\/website/],
    [401, 'trees$', /GitHub rejected the token/],
    [409, 'refs/heads/main$', /GitHub rejected the request\. Nothing was published/],
  ] as const) {
    gitSite.interfere((_asked, answer) => answer());
    await connect(page);
    const method = place.startsWith('trees') ? 'POST' : 'PATCH';
    gitSite.interfere(otherwise(method, place, async () => errorResponse(status)));
    await publish(page).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('1 of 1 selected')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download as ZIP' })).toBeEnabled();
    if (status !== 409) await expect(page.getByLabel('GitHub token')).toBeVisible();
  }
  gitSite.interfere(otherwise('GET', 'git/ref/heads/main$', async () => errorResponse(409)));
  await publish(page).click();
  await expect(
    page.getByText(/Nothing was published\. Refused with 409\. Your changes are/),
  ).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  expect((await download).suggestedFilename()).toBe('website-changes.zip');
  expect(await axeViolations(page)).toEqual([]);
  expect(await gitSite.repository.ref('main')).toBe(before);
  gitSite.interfere((_asked, answer) => answer());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/Nothing was published/)).toHaveCount(0);
  await expect(repositoryLink(page)).toBeVisible();
  await publish(page).click();
  await expect(page.getByText(COMMITTED)).toBeVisible();
  expect(await gitSite.repository.file('main', 'public/data/products/index.json')).toBeTruthy();
});

test('Publishing waits for the rate limit of GitHub and continues without uploading images again', async ({
  page,
  context,
  gitSite,
  watch,
}) => {
  watch.allows(/403/);
  const asked: string[] = [];
  let isLimited = true;
  gitSite.interfere(async (what, answer) => {
    asked.push(`${what.method} ${what.path}`);
    if (!isLimited || !isAsked(what, 'POST', 'trees$')) return answer();
    const reset = String(START.getTime() / 1000 + 3600);
    return errorResponse(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset });
  });
  await page.clock.install({ time: START });
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products', { session: session(0, START.getTime()) });
  const dialog = await editProduct(page, product.name, { Description: 'Held up.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 320, 240));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);
  await openPublishPage(page);
  await connect(page);
  await publish(page).click();
  const note = page.getByText(/^The GitHub rate limit applies until 10:00/);
  await expect(note).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Publishing was cancelled\. Publish again to resume/)).toBeVisible();
  await publish(page).click();
  await expect(note).toBeVisible();
  isLimited = false;
  await page.clock.fastForward('01:00:02');
  await expect(page.getByText(COMMITTED)).toBeVisible();
  await expect(note).toHaveCount(0);
  expect(asked.filter((line) => line.endsWith('/git/blobs'))).toHaveLength(1);
  expect(asked.filter((line) => line.startsWith('PATCH'))).toHaveLength(1);
});

test('Publishing resumes after the tab was closed, and never publishes twice', async ({
  page,
  context,
  gitSite,
  watch,
}) => {
  // The unanswered request may fail before the tab is closed.
  watch.allows(/ERR_FAILED \(https:\/\/api\.github\.com/);
  const asked: string[] = [];
  /**
   * Never responds to one kind of request, before or after the server has processed it. The
   * returned promise resolves when it was requested.
   */
  const silent = (method: string, end: string, isDone: boolean) =>
    new Promise<void>((resolve) => {
      gitSite.interfere(async (what, answer) => {
        asked.push(`${what.method} ${what.path}`);
        if (!isAsked(what, method, end)) return answer();
        if (isDone) await answer();
        resolve();
        throw new TypeError('The tab is closed');
      });
    });
  await gitSite.lead(context);
  await openAdmin(page, '/admin/products');
  const dialog = await editProduct(page, product.name, { Description: 'Half-way.' });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByLabel('Product image').setInputFiles(await pngUpload('new.png', 200, 100));
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible();
  await saveProduct(dialog);
  await openPublishPage(page);
  await connect(page);
  const before = await gitSite.repository.ref('main');
  const beforeTree = silent('POST', 'trees$', false);
  await publish(page).click();
  await beforeTree;
  await page.close();
  expect(await gitSite.repository.ref('main')).toBe(before);

  const next = await context.newPage();
  await openAdmin(next, '/admin/publish');
  await expect(next.getByText('1 of 1 selected')).toBeVisible();
  await connect(next);
  const afterMove = silent('PATCH', 'refs/heads/main$', true);
  await publish(next).click();
  await afterMove;
  await next.close();
  expect(asked.filter((line) => line.endsWith('/git/blobs'))).toHaveLength(1);

  const last = await context.newPage();
  gitSite.interfere((_asked, answer) => answer());
  await openAdmin(last, '/admin/publish');
  await connect(last);
  await expect(last.getByText(/interrupted publication reached the repository/)).toBeVisible();
  await expect(last.getByText('1 of 1 selected')).toBeVisible();
  await publish(last).click();
  await expect(last.getByText(COMMITTED)).toBeVisible();
  const { folder } = gitSite.repository;
  expect(String(await git(folder, ['rev-list', '--count', 'main'])).trim()).toBe('2');
});

test('The history of a branch requires a token; a rejected one has to be entered again, and the reason is shown', async ({
  page,
  context,
  gitSite,
  watch,
}) => {
  watch.allows(/40[14]/);
  await gitSite.lead(context);
  await openAdmin(page, '/admin/publish/history');
  await expect(page.getByText(/^Connect to GitHub to load the publish history/)).toBeVisible();
  await enterToken(page);
  await expect(page.getByRole('link', { name: 'On GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/slate/website/commit/${await gitSite.repository.ref('main')}`,
  );
  await expectAccessibleAndFitting(page);
  const show = page.getByRole('button', { name: /^Show: / });
  const same = page.getByRole('heading', { name: 'No differences' });
  gitSite.interfere(otherwise('GET', 'git/commits/', async () => errorResponse(404)));
  await show.click();
  await expect(page.getByText(/or the commit no longer exists/)).toBeVisible();
  gitSite.interfere((_asked, answer) => answer());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(same).toBeVisible();

  await page.getByRole('button', { name: 'Back to publish history' }).click();
  gitSite.interfere(otherwise('GET', 'git/commits/', async () => errorResponse(401)));
  await show.click();
  await expect(page.getByText(/^GitHub rejected the token/)).toBeVisible();
  gitSite.interfere((_asked, answer) => answer());
  await enterToken(page);
  await expect(same).toBeVisible();
});
