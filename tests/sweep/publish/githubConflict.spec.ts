import { openAdmin } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { someProduct } from '../../helpers/hosts/builtSite';
import { expect, productIn, test } from '../../helpers/git/gitSite';
import {
  changeProduct,
  COMMITTED,
  connect,
  publish,
  openPublishPage,
} from '../../helpers/journeys/publishing';

const product = someProduct(1);

test.slow();

test('Two browsers that change one product lose nothing before the host has built', async ({
  page,
  context,
  browser,
  gitSite,
  baseURL,
  watch,
}) => {
  watch.allows(/422/);
  const name = product.name;
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
  await expect(other.getByText(COMMITTED)).toBeVisible();

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
  await expect(page.getByText(COMMITTED)).toBeVisible();
  const clone = gitSite.clone();
  const changed = productIn(clone, product.id);
  expect(changed).toMatchObject({ description: 'Of the first.' });
  expect(changed?.['specs']).toContain('Weight: 9 kg');
  expect(gitSite.repository.history()).toHaveLength(3);
  await elsewhere.close();
});
