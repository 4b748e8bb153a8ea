import type { Page } from '@playwright/test';
import { signIn } from '../../helpers/journeys/admin';
import { axeViolations } from '../../helpers/journeys/axe';
import { content } from '../../helpers/hosts/builtSite';
import {
  CUSTOMER,
  payload,
  requestInList,
  requestLink,
  saveRequest,
} from '../../helpers/journeys/requests';
import { expect, open, test } from '../../helpers/journeys/site';

const [product] = content.products();

async function follow(page: Page, link: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, link);
}

test('A request link is opened through the sign-in, checked, saved, and compared when it is opened again', async ({
  page,
}) => {
  await open(page, requestLink(payload(product!)));
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('#1.');
  await signIn(page);

  await expect(page.getByRole('textbox', { name: 'Customer name' })).toHaveValue(CUSTOMER.name);
  expect(new URL(page.url()).pathname).toBe('/admin/requests/new');
  expect(page.url()).not.toContain('#');
  await expect(page.getByText(CUSTOMER.note)).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${product!.name}`)).toHaveValue('1');
  expect(await axeViolations(page)).toEqual([]);
  await saveRequest(page, 'SL-JRN234');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Requests (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).click();

  // The same request with another day: the stored one is shown, with what differs. The link is opened in the same tab.
  await follow(page, requestLink(payload(product!, { to: '2027-03-04' })));
  const differences = page.getByRole('region', { name: 'Differences' });
  await expect(differences.getByRole('row', { name: /^To / })).toContainText('4 Mar 2027');
  expect(page.url()).not.toContain('#');
  expect(await axeViolations(page)).toEqual([]);
  await differences.getByRole('button', { name: 'Use the received version' }).click();
  await expect(differences).toHaveCount(0);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2027-03-04');
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await expect(requestInList(page, 'SL-JRN234')).toHaveCount(1);
});
