import { EMPTY_SETTINGS } from '@/domain/rental/schema';
import { logEntry } from '@/domain/rental/requestLog';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeRequestLink } from '@/api/request-link/decodeRequestLink';
import { deflate } from '@/api/request-link/deflate';
import { isBackupDue } from '@/domain/rental/backupDue';
import { requestFromMessage, requestFromPayload } from '@/domain/rental/incoming/newRequest';
import { readMessage } from '@/domain/rental/incoming/readMessage';
import { isOverdue, sortByNextStep } from '@/domain/rental/nextStep';
import { closedOn, isPersonalDataOld } from '@/domain/rental/personalDataRemoval';
import { isQuoteOutdated } from '@/domain/rental/quotes';
import { confirmedText } from '@/domain/rental/requestTexts';
import { quotePaper } from '@/domain/rental/documents/paper';
import { rowsOf, sampleQuote, sampleRequest, stockedProduct } from '@/domain/rental/rentalFixture';
import {
  REQUEST_STATUSES,
  type RentalRequest,
  type RequestsSettings,
} from '@/domain/rental/schema';
import { calendarRows, dayEvents } from '@/domain/rental/stock/calendar';
import { findConflicts } from '@/domain/rental/stock/conflicts';
import { joinHolds } from '@/domain/rental/stock/joinHolds';
import { holdsOfRequest, outstandingChanges } from '@/domain/rental/stock/requestHolds';
import { requestsByRef, RECORD_OF } from '@/domain/rental/sync/deskRecords';
import { changedFields } from '@/domain/rental/sync/recordFields';
import type { StampedRow } from '@/domain/rental/sync/stamp';
import { isTimestamp } from '@/domain/text/time';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import { adminDate, adminDay, adminTime } from '../layout/adminDate';
import { readCsv } from '../resources/csv/csvText';
import { planImport, readBackup, writeBackup } from './backup/backupFile';
import { rentalEvents, writeCalendarFile } from './export/calendarFile';
import { writeRequestsCsv } from './export/requestsCsv';
import { backupOf } from './changes/requestsStoreFixture';

const NOW = '2026-11-24T10:00:00.000Z';
const TODAY = '2026-11-24';
const STAMP = '000000001000test';
const GOOD = sampleRequest({ ref: 'SL-GOOD22', status: 'confirmed' });
const DATES = { from: TODAY, to: '2026-12-21' };
const QUOTE = sampleQuote('Q-1', GOOD);
const PRODUCTS = [stockedProduct('zoom', 'Cine Zoom')];
const nameOf = () => 'Cine Zoom';

const time = fc.oneof(
  fc.constantFrom(
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00Z',
    '2100-12-31T23:59:59.999Z',
    '2000-01-01T00:00:00.000Z',
    '2101-01-01',
    '1999-12-31',
    '2026-02-30',
    'soon',
    '',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.string({ maxLength: 12 }),
);
const value = fc.oneof({ arbitrary: time, weight: 9 }, { arbitrary: fc.jsonValue(), weight: 1 });

const hostile = fc
  .record({
    status: fc.constantFrom(...REQUEST_STATUSES),
    from: value,
    to: value,
    returnedOn: value,
    requestedAt: value,
    updatedAt: value,
    at: value,
    validUntil: value,
  })
  .map(({ at, validUntil, ...fields }) => {
    const request = sampleRequest({ ref: 'SL-EVIL22' });
    const { from, to } = fields;
    const quote = { ...QUOTE, from, to, sentAt: at, validUntil };
    const log = [{ ...logEntry('', fields.status), at }];
    const asked = [{ at, from, to, items: [], message: '' }];
    return { ...request, ...fields, quotes: [quote], log, asked };
  });

/** Uses the requests as lists, calendars, exports and pages do, and expects that the good one is not affected. */
async function expectUsable(requests: readonly RentalRequest[]): Promise<void> {
  const holds = joinHolds(
    requests.flatMap((one) => holdsOfRequest(one)),
    requests,
    TODAY,
  );
  expect(sortByNextStep(requests, TODAY)).toHaveLength(requests.length);
  const [row] = calendarRows(PRODUCTS, holds, requests, DATES);
  expect(row?.bookings.some(({ ref }) => ref === GOOD.ref)).toBe(true);
  const [first] = dayEvents(requests, holds, nameOf, DATES);
  expect(first?.events.some(({ ref }) => ref === GOOD.ref)).toBe(true);
  for (const request of requests) {
    isOverdue(request, TODAY);
    isPersonalDataOld(request, TODAY, 6);
    findConflicts(request, { products: PRODUCTS, holds });
    outstandingChanges(request, [], new Map(holds.map((hold) => [hold.id, hold])), {
      today: TODAY,
    });
    confirmedText(request, { rules: {} });
    const days = [request.from, request.to, request.returnedOn, closedOn(request) ?? ''];
    const times = [request.requestedAt, request.updatedAt, ...request.log.map(({ at }) => at)];
    for (const quote of request.quotes) {
      quotePaper(quote, request.ref);
      isQuoteOutdated(quote, request, { ...EMPTY_SETTINGS, rules: {} });
      days.push(quote.validUntil);
      times.push(quote.sentAt);
    }
    for (const day of days) if (day !== '') expect(adminDay(day)).toMatch(/\b(?:20\d\d|210[01])\b/);
    for (const one of times) {
      expect(isTimestamp(one)).toBe(true);
      expect([adminDate(one), adminTime(one)]).not.toContain('N/A');
    }
  }
  const csv = await readCsv(await writeRequestsCsv(requests, { rules: {} }));
  const cells = csv.rows.map((one) => one.cells);
  expect(cells).toHaveLength(requests.length + 1);
  expect(cells.every((line) => line[2] !== '')).toBe(true);
  const text = await writeCalendarFile(requests);
  expect(text?.split('BEGIN:VEVENT').length).toBe(rentalEvents(requests).length + 1);
  expect(text).toContain(`UID:${GOOD.ref}-return`);
  planImport(rowsOf(requests), rowsOf(requests, 9));
}

async function forged(payload: unknown): Promise<string> {
  const bytes = await deflate(new TextEncoder().encode(JSON.stringify(payload)));
  return `1.${Buffer.from(bytes).toString('base64url')}`;
}

describe('times and days that are impossible', () => {
  it('in a request link leave a usable request', async () => {
    const payload = fc.record({ at: value, from: value, to: value, date: value, duration: value });
    await fc.assert(
      fc.asyncProperty(payload, async (times) => {
        const items = [{ id: 'zoom', name: 'Cine Zoom', qty: 1 }];
        const contact = { name: 'Ada', email: '', phone: '' };
        const link = await forged({ v: 1, ref: 'SL-EVIL22', ...contact, items, ...times });
        const read = await decodeRequestLink(link);
        if (read) await expectUsable([requestFromPayload(read, 'SL-NEW222', NOW), GOOD]);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  it('in a message leave a usable request', async () => {
    const day = fc.oneof(
      time,
      fc.constantFrom('31 Dec 9999', '31 Feb 2026', '1 Jan 1999', '1 Jan 2101'),
    );
    await fc.assert(
      fc.asyncProperty(day, day, async (from, to) => {
        const text = `I would like to book:\nCine Zoom\n\nRental dates: ${from} to ${to} (1 day)\nPreferred Date: ${from}`;
        const read = readMessage(text);
        if (read) await expectUsable([requestFromMessage(read, 'SL-NEW222', NOW), GOOD]);
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  it('in a backup leave usable requests, or are counted as damaged', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (evil) => {
        const requests = rowsOf([evil as unknown as RentalRequest, GOOD]);
        const tables = { ...backupOf(), requests };
        const read = await readBackup(await writeBackup({ tables, photos: [] }, '', NOW));
        if ('problem' in read) throw new Error(read.problem);
        const usable = Object.values(requestsByRef(read.tables.requests));
        expect(usable.length + read.damaged).toBe(2);
        await expectUsable(usable);
      }),
      { numRuns: propertyRuns(150) },
    );
  });

  it('of the last backup count as no backup', () => {
    fc.assert(
      fc.property(value, (lastBackupAt) => {
        const firstConfirmedAt = '2026-11-01T10:00:00.000Z';
        const settings = { ...EMPTY_SETTINGS, lastBackupAt, firstConfirmedAt };
        const fields = changedFields(null, settings).map(([field, one]) => [field, [one, STAMP]]);
        const row = Object.fromEntries(fields) as StampedRow;
        const read = RECORD_OF.deskSettings('settings', row) as RequestsSettings;
        const isKept = isTimestamp(lastBackupAt);
        expect(read.firstConfirmedAt).toBe(firstConfirmedAt);
        expect(read.lastBackupAt).toBe(isKept ? lastBackupAt : '');
        if (!isKept) expect(isBackupDue([GOOD], read, Date.parse(NOW))).toBe(true);
      }),
    );
  });
});
