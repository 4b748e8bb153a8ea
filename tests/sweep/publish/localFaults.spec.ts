import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import { changeProduct, publish, openPublishPage } from '../../helpers/journeys/publishing';
import { test, type PublishPlace } from '../../helpers/hosts/publishSite';
import { expect, open } from '../../helpers/journeys/site';

/** Timeout in ms for rebuilding the pages on a busy machine. */
const PAGES = 60_000;

const [product] = content.products();

test.slow();

/** Makes rebuilding fail: a folder has the name of a file that the build writes. */
function blockBuild({ dist }: PublishPlace): () => void {
  const file = path.join(dist, 'robots.txt');
  rmSync(file);
  mkdirSync(path.join(file, 'x'), { recursive: true });
  return () => rmSync(file, { recursive: true });
}

test('A failed rebuild is reported, and can be retried', async ({ page, place }) => {
  const unblock = blockBuild(place);
  await openAdmin(page, '/admin/products');
  await changeProduct(page, product!.name, { Description: 'Not rebuilt at first.' });
  await openPublishPage(page);
  await publish(page).click();
  const trouble = page.getByText(/could not be rebuilt: .*robots\.txt/);
  await expect(trouble).toBeVisible({ timeout: PAGES });
  expect(await axeViolations(page)).toEqual([]);

  // Later visits show it as well.
  await page.reload();
  await expect(trouble).toBeVisible();
  unblock();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^No unpublished changes\./)).toBeVisible({ timeout: PAGES });
  await expect(trouble).toHaveCount(0);
  await open(page, `/store/${product!.slug}`);
  await expect(page.getByText('Not rebuilt at first.').first()).toBeVisible();
});
