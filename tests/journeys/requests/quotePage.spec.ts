import { REQUESTS_SETTINGS_PATH } from '../../../src/domain/links/adminPaths';
import { content } from '../../helpers/hosts/builtSite';
import { axeViolations } from '../../helpers/journeys/axe';
import { linkOpenedBy } from '../../helpers/journeys/openedLink';
import { expectNoHorizontalOverflow } from '../../helpers/journeys/reflow';
import { startRequests, requestFor } from '../../helpers/journeys/storedRequests';
import { expect, test } from '../../helpers/journeys/site';

const TEN = content.products().slice(0, 10);

test('A quote of ten items with contents is sent, and printed on one A4 page with nothing but the quote', async ({
  page,
}) => {
  const request = requestFor(TEN, {
    discount: { kind: 'percent', basisPoints: 1000 },
    deposit: 50_000_00,
    customerNotes: 'Batteries and chargers are included.',
  });
  await page.setViewportSize({ width: 320, height: 720 });
  await startRequests(page, REQUESTS_SETTINGS_PATH, [request]);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Terms').fill(
    'Bring an ID.\nEquipment is insured by the customer.\nLate returns are charged by the day.',
  );
  await field('Bank details').fill('Slate Bank\n0123456789\nSlate Pictures Ltd');
  await page.getByRole('link', { name: 'Requests', exact: true }).last().click();
  await page.getByRole('link', { name: request.ref }).click();
  await page.getByRole('button', { name: 'Send quote' }).click();
  const number = `Q-${new Date().getFullYear()}-0001`;
  await expect(page.getByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Totals' })).toHaveText(
    /Subtotal\s*₦750,000.*Discount\s*10%\s*−₦75,000.*VAT\s*7\.5%\s*₦50,625.*Total\s*₦725,625.*Deposit/,
  );
  await expectNoHorizontalOverflow(page);
  expect(await axeViolations(page)).toEqual([]);

  const send = (name: string) => linkOpenedBy(page, page.getByRole('button', { name }));
  const { hostname, pathname, searchParams } = await send('Send on WhatsApp');
  expect(hostname + pathname).toBe('wa.me/2348031234567');
  expect(searchParams.get('text')).toContain('Total: ₦725,625');
  const { href } = await send('Send by e-mail app');
  expect(href).toMatch(/^mailto:ada@example\.com\?subject=Quote/);

  // The width of A4 between the margins, in px.
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { name } of TEN)
    await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: /^With / })).toHaveCount(TEN.length);
  for (const text of ['Bring an ID.', '0123456789', 'Batteries and chargers', number])
    await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectNoHorizontalOverflow(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 59[45][\d.]* 84[12][\d.]*\]/);
});
