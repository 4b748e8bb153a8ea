import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { requestItem, sampleRequest } from '../../src/domain/rental/rentalFixture';
import { writeRequestsCsv } from '../../src/admin/requests/export/requestsCsv';
import { products as resource } from '../../src/admin/resources/products/productResource';
import { contentWith, product } from '../../src/admin/resources/resourceFixture';
import { readCsv, writeCsv } from '../../src/admin/resources/csv/csvText';
import { readRecordsCsv, writeRecordsCsv } from '../../src/admin/resources/csv/recordsCsv';

vi.mock('../../src/domain/company/company', async () => {
  const { readCompany } = await import('../../src/domain/company/readCompany');
  const berlin = await import('../fixtures/company/berlin/company.config');
  return { company: readCompany(berlin.default) };
});

const lens = product('a', { dailyRate: 1250.5, rating: 4.5, price: 12.5 });
const read = (text: string) =>
  readRecordsCsv(text, resource, contentWith({ products: [lens] }), {
    now: '2026-06-01T09:00:00.000Z',
    random: () => 0.5,
  });

it('Where a comma separates decimals, semicolons separate cells, and numbers have no other separators', async () => {
  const text = await writeRecordsCsv(resource, [lens]);
  expect(text).toContain('\ufeffid;name;category;');
  for (const cell of [';1250,5;', ';4,5;', ';12,5;']) expect(text).toContain(cell);
  const request = sampleRequest({ items: [requestItem('zoom', 'Cine Zoom', 2)], deposit: 50_50 });
  expect(await writeRequestsCsv([request], { rules: {} })).toContain(';50,50;');
  expect(await writeCsv([['balance', '-50,00']])).toBe('\ufeffbalance;-50,00');
});

it.each([
  'id;daily rate;rating;price\na;1250,5;4,5;12,5',
  'id,daily rate,rating,price\na,1250.5,4.5,12.5',
  'id,daily rate,rating,price\na,"1.250,50","4,5","12,5"',
])('Numbers are read with either decimal sign: %j', async (text) => {
  const { imported, unchanged, problems } = await read(text);
  expect({ imported, unchanged, problems }).toEqual({ imported: [], unchanged: 1, problems: [] });
});

it('Texts with commas are read again', async () => {
  const cell = fc.constantFrom('1,5', 'a, b', 'a; b', 'x', '12,50 €', '"1,2", 3', 'a\nb, c');
  const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const { rows: found } = await readCsv(await writeCsv([['id', 'name', 'note'], ...written]));
      expect(found.slice(1).map(({ cells }) => cells)).toEqual(written);
    }),
  );
});
