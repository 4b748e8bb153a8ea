import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { quotePaper } from '@/domain/rental/documents/paper';
import { requestItem, sampleQuote, sampleRequest } from '@/domain/rental/rentalFixture';
import { renderWithProviders } from '../../../../tests/helpers/component/TestProviders';
import { PaperSheet } from './PaperSheet';

const WORD = 'W'.repeat(200);
const COMPANY = { name: WORD, logo: '', address: WORD, phone: '', email: `${WORD}@a.example` };

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="280" height="70"/>')}`;

it.each([
  ['no logo', '', []],
  ['a logo', LOGO, [180]],
])(
  'The name of the company is on one line with the number, with %s',
  async (_what, logo, widths) => {
    const address = '12 Harbour Road, Port Harcourt, Nigeria';
    const company = { logo, name: 'Port Harcourt Film', address, phone: '', email: '' };
    const paper = quotePaper(sampleQuote('Q-2026-0001', sampleRequest()), 'SL-AAA222');
    await renderWithProviders(
      <div style={{ width: 794 }}>
        <PaperSheet paper={paper} company={company} />
      </div>,
    );
    const name = page.getByText(company.name).element();
    const { height } = name.getBoundingClientRect();
    expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(name).fontSize));
    const number = page.getByText('Quote Q-2026-0001', { exact: true }).element();
    expect(number.getBoundingClientRect().top).toBeLessThan(name.getBoundingClientRect().bottom);
    const images = page.getByRole('article').element().querySelectorAll('img');
    await expect.poll(() => [...images].map(({ width }) => width)).toEqual(widths);
  },
);

it.each([320, 794])('Long words leave the amounts on a sheet of %s px', async (width) => {
  const customer = { name: WORD, phone: '', email: '' };
  const request = sampleRequest({ customer, items: [requestItem('zoom', WORD)], billableDays: 2 });
  const quote = sampleQuote(WORD, request);
  await renderWithProviders(
    <div style={{ width }}>
      <PaperSheet paper={quotePaper(quote, WORD)} company={COMPANY} />
    </div>,
  );
  const sheet = page.getByRole('article').element();
  const amount = page.getByRole('cell', { name: '₦50,000' }).element();
  expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  const { right } = sheet.getBoundingClientRect();
  expect(amount.getBoundingClientRect().right).toBeLessThan(right);
});
