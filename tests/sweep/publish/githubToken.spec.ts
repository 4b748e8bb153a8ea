import { openAdmin, session, signIn } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { someProduct } from '../../helpers/hosts/builtSite';
import { TOKEN } from '../../helpers/git/gitFetch';
import { expect, test } from '../../helpers/git/gitSite';
import {
  changeProduct,
  connect,
  keptBy,
  openPublishPage,
  publishPageLink,
  repositoryLink,
} from '../../helpers/journeys/publishing';
import { open, storageOf } from '../../helpers/journeys/site';
import { expectAccessibleAndFitting } from '../../helpers/journeys/visualChecks';

const product = someProduct(3);
const START = new Date('2026-03-02T08:00:00Z');

test.slow();

test('The token form is accessible and fits a small phone, and a stored token is kept until it is removed', async ({
  page,
  context,
  gitSite,
}) => {
  await gitSite.lead(context);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install({ time: START });
  await openAdmin(page, '/admin/publish', { session: session(0, START.getTime()) });
  await page.getByText('How to create a token').click();
  await expectAccessibleAndFitting(page);
  await page.getByRole('checkbox', { name: /Keep the token until/ }).check();
  await page.getByLabel('Expires on (optional)').fill('2026-03-06');
  await connect(page);
  await expect(
    page.getByText(/^The token expires on .*6.* Create a new one soon\.$/),
  ).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(JSON.stringify(await storageOf(page))).toContain(TOKEN);
  await page.reload();
  await expect(repositoryLink(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove token' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'GitHub' })).toBeFocused();
  await expect(page.getByLabel('GitHub token')).toBeVisible();
  expect(JSON.stringify(await storageOf(page))).not.toContain(TOKEN);
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
