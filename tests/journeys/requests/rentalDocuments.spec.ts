import type { Page } from '@playwright/test';
import { requestPath } from '../../../src/domain/links/adminPaths';
import { requestItem } from '../../../src/domain/rental/rentalFixture';
import { axeViolations } from '../../helpers/journeys/axe';
import { pdfPages } from '../../helpers/journeys/pdfPages';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/reflow';
import { expect, test } from '../../helpers/journeys/site';
import { dayFromToday, requestFor, startRequests } from '../../helpers/journeys/storedRequests';

const YEAR = dayFromToday(0).slice(0, 4);

/** Each has a name and a rate that no other has, so that both are found on the same page. */
const ITEMS = Array.from({ length: 30 }, (_, index) => ({
  ...requestItem('', `Cine lens ${String.fromCodePoint(65 + (index % 26)).repeat(2 + index / 26)}`),
  dailyRate: 10_001_00 + index * 100,
}));

/** Prints the page, and expects repeated heads, page numbers, and no row that is cut. */
async function expectPrintedWell(page: Page, texts: readonly string[]): Promise<void> {
  const pages = pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  const withRows = pages.filter((text) => text.includes('Cine lens'));
  expect(withRows.length).toBeGreaterThan(1);
  for (const text of withRows) expect(text).toMatch(/Item.*Quantity.*Rate.*Days.*Amount/);
  for (const [index, text] of pages.entries())
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
  for (const { name, dailyRate } of ITEMS) {
    const [text = '', ...others] = pages.filter((one) => one.includes(`${name}1`));
    expect(others).toEqual([]);
    expect(text).toContain(`₦${((dailyRate * 3) / 100).toLocaleString('en-NG')}`);
  }
  for (const text of texts) expect(pages.join('\n')).toContain(text);
}

test('An invoice of thirty items is printed on several pages, and corrected by a credit note', async ({
  page,
}) => {
  const request = requestFor([], {
    items: ITEMS,
    status: 'confirmed',
    billingAddress: '2 Marina, Lagos',
    vatBasisPoints: 0,
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await startRequests(page, requestPath(request.ref), [request]);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const documents = page.getByRole('region', { name: 'Documents' });
  const [first, second] = [`INV-${YEAR}-0001`, `INV-${YEAR}-0002`];

  await button('Create invoice').click();
  await documents.getByRole('link', { name: first }).click();
  await expect(heading(`Invoice ${first}`)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  await expectPrintedWell(page, [`Invoice ${first}`, '2 Marina, Lagos']);

  await button('Create credit note').click();
  await page.getByLabel('Reason').fill('Wrong address');
  await page.reload();
  await expect(page.getByLabel('Reason')).toHaveValue('Wrong address');
  await button('Save credit note').click();
  await expect(heading(`Credit note CN-${YEAR}-0001`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText(`Invoice ${first}`);

  await page.getByRole('link', { name: request.ref }).click();
  await page.getByLabel('Billing address').fill('3 Marina, Lagos');
  await button('Create invoice').click();
  await documents.getByRole('link', { name: second }).click();
  await expect(page.getByRole('article')).toContainText('3 Marina, Lagos');
  await page.goBack();
  await documents.getByRole('link', { name: first }).click();
  await expect(page.getByRole('article')).toContainText('2 Marina, Lagos');

  await page.getByRole('link', { name: request.ref }).click();
  await button('Send quote').click();
  await expect(heading(`Quote Q-${YEAR}-0001`)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(requestPath(request.ref, 'quote'));
  await expectPrintedWell(page, [`Quote Q-${YEAR}-0001`]);
});
