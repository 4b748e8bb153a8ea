import { describe, expect, it } from 'vitest';
import { newLine } from '@/domain/rental/positions';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import { readCsv } from '../../resources/csv/csvText';
import { rentalEvents, writeCalendarFile } from './calendarFile';
import { writeRequestsCsv } from './requestsCsv';

describe('the calendar file', () => {
  it('has the pick-up and the return of a confirmed request, as whole days', async () => {
    const text = await writeCalendarFile([sampleRequest({ status: 'confirmed' })]);
    const lines = text?.split('\r\n') ?? [];
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.filter((line) => /^(?:SUMMARY|DTSTART|DTEND|UID)/.test(line))).toEqual([
      'UID:SL-AAA222-pick-up',
      'SUMMARY:Pick-up SL-AAA222\\, Ada Obi',
      'DTSTART;VALUE=DATE:20261124',
      'DTEND;VALUE=DATE:20261125',
      'UID:SL-AAA222-return',
      'SUMMARY:Return SL-AAA222\\, Ada Obi',
      'DTSTART;VALUE=DATE:20261126',
      'DTEND;VALUE=DATE:20261127',
    ]);
  });

  it('has only the return of a collected request, and nothing of others', async () => {
    const titles = (status: 'collected' | 'new' | 'quoted' | 'returned' | 'declined') =>
      rentalEvents([sampleRequest({ status })]).map(({ title }) => title);
    expect(titles('collected')).toEqual(['Return SL-AAA222, Ada Obi']);
    for (const status of ['new', 'quoted', 'returned', 'declined'] as const)
      expect(titles(status)).toEqual([]);
    expect(rentalEvents([sampleRequest({ status: 'confirmed', isSample: true })])).toEqual([]);
    expect(await writeCalendarFile([sampleRequest()])).toBeUndefined();
  });
});

describe('the CSV file', () => {
  it('has a row for each request but samples, with its amounts in naira', async () => {
    const request = sampleRequest({
      status: 'confirmed',
      items: [requestItem('zoom', 'Cine Zoom', 2), requestItem('', 'Lamp')],
      discount: { kind: 'percent', basisPoints: 1000 },
      deposit: 50_000_50,
      lines: [{ ...newLine(), name: 'Late fee', amount: 25_000_00, cause: 'late' }],
      requestedAt: '2026-11-20T23:30:00.000Z',
    });
    const sample = sampleRequest({ isSample: true });
    const { rows } = await readCsv(await writeRequestsCsv([request, sample], { rules: {} }));
    const [head, row, ...others] = rows;
    expect(others).toEqual([]);
    const cells = Object.fromEntries(
      (head?.cells ?? []).map((name, index) => [name, row?.cells[index]]),
    );
    expect(cells).toMatchObject({
      reference: 'SL-AAA222',
      status: 'Confirmed',
      requested: '2026-11-21',
      customer: 'Ada Obi',
      from: '2026-11-24',
      to: '2026-11-26',
      'billable days': '3',
      items: '2 × Cine Zoom\n1 × Lamp',
      subtotal: '225000.00',
      discount: '22500.00',
      charges: '25000.00',
      VAT: '17062.50',
      total: '244562.50',
      deposit: '50000.50',
    });
  });
});
