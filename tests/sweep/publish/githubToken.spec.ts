import { openAdmin, signIn } from '../../helpers/journeys/admin';
import { someProduct } from '../../helpers/hosts/builtSite';
import { TOKEN } from '../../helpers/git/gitFetch';
import { expect, test } from '../../helpers/git/gitSite';
import {
  changeProduct,
  connect,
  keptBy,
  openPublishPage,
  publishPageLink,
} from '../../helpers/journeys/publishing';
import { open, storageOf } from '../../helpers/journeys/site';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';

const product = someProduct(3);

test.slow();

test('The token form is accessible and fits a small phone', async ({ page, context, gitSite }) => {
  await gitSite.lead(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin(page, '/admin/publish');
  await page.getByText('How to create a token').click();
  await expectAccessibleAndFitting(page);
  await page.getByRole('checkbox', { name: /Keep the token until/ }).check();
  await connect(page);
  await expectAccessibleAndFitting(page);
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
