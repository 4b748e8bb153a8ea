import { openAdmin } from '../../helpers/journeys/admin';
import { content } from '../../helpers/hosts/builtSite';
import type { ResponseOverride } from '../../helpers/git/gitFetch';
import { expect, test } from '../../helpers/git/gitSite';
import {
  COMMITTED,
  connect,
  editProduct,
  publish,
  saveProduct,
  openPublishPage,
} from '../../helpers/journeys/publishing';
import { pngUpload } from '../../helpers/content/uploads';

const product = content.products()[2]!;

const isAsked = (what: Parameters<ResponseOverride>[0], method: string, end: string) =>
  what.method === method && new RegExp(`/${end}`).test(decodeURIComponent(what.path));

test.slow();

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
  const before = gitSite.repository.ref();
  const beforeTree = silent('POST', 'trees$', false);
  await publish(page).click();
  await beforeTree;
  await page.close();
  expect(gitSite.repository.ref()).toBe(before);

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
  expect(gitSite.repository.history()).toHaveLength(2);
});
