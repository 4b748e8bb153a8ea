import type { Page } from '@playwright/test';
import { requestPath } from '../../../src/domain/links/adminPaths';
import { requestItem } from '../../../src/domain/rental/rentalFixture';
import { content } from '../../helpers/hosts/builtSite';
import { axeViolations } from '../../helpers/journeys/axe';
import { pdfPages } from '../../helpers/journeys/pdfPages';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/visualChecks';
import { expect, open, test } from '../../helpers/journeys/site';
import { dayFromToday, requestFor, startRequests } from '../../helpers/journeys/requests';

const YEAR = dayFromToday(0).slice(0, 4);

/** Each has a name and a rate that no other has, so that both are found on the same page. */
const ITEMS = Array.from({ length: 30 }, (_, index) => ({
  ...requestItem('', `Cine lens ${String.fromCodePoint(65 + (index % 26)).repeat(2 + index / 26)}`),
  dailyRate: 10_001_00 + index * 100,
}));

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

test('A quote of ten items is printed on one A4 page with nothing but the quote, and an invoice of thirty on several pages', async ({
  page,
}) => {
  const ten = content.products().slice(0, 10);
  const short = requestFor(ten, {
    ref: 'SL-TEN222',
    deposit: 50_000_00,
    customerNotes: 'Batteries and chargers are included.',
  });
  const long = requestFor([], {
    items: ITEMS,
    status: 'confirmed',
    billingAddress: '2 Marina, Lagos',
    vatBasisPoints: 0,
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.setViewportSize({ width: 320, height: 720 });
  await startRequests(page, requestPath(short.ref), [short, long]);
  await button('Send quote').click();
  const number = `Q-${YEAR}-0001`;
  await expect(heading(`Quote ${number}`)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);

  // The width of A4 between the margins, in px.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { name } of ten)
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^With / })).toHaveCount(ten.length);
  for (const text of ['Batteries and chargers', number])
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
  for (const role of ['button', 'textbox', 'banner'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expectNoHorizontalOverflow(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);

  await page.emulateMedia({ media: null, colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, requestPath(long.ref));
  await button('Create invoice').click();
  const invoice = `INV-${YEAR}-0001`;
  await page
    .getByRole('region', { name: 'Documents' })
    .getByRole('link', { name: invoice })
    .click();
  await expect(heading(`Invoice ${invoice}`)).toBeVisible();
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);
  await expectPrintedWell(page, [`Invoice ${invoice}`, '2 Marina, Lagos']);
});
