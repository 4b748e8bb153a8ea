import { describe, expect, it } from 'vitest';
import { logEntry } from './requestLog';
import { findIncomingDifferences, withIncoming } from './incoming/differences';
import { isBackupDue } from './backupDue';
import type { RentalRequest } from './schema';
import { requestOf } from './sync/deskRecords';
import { changedFields } from './sync/recordFields';
import { mergeRow } from './sync/mergeRows';
import { createClock, type Cell } from './sync/stamp';
import { closedOn, isPersonalDataOld, withoutPersonalData } from './personalDataRemoval';
import { requestItem, sampleQuote, sampleRequest } from './rentalFixture';

const AT = '2026-11-24T10:00:00.000Z';

describe('a request that is received again', () => {
  const stored = sampleRequest({ internalNotes: 'Regular customer', status: 'quoted' });
  const incoming = sampleRequest({
    customer: { ...stored.customer, phone: '0900' },
    to: '2026-11-27',
    items: [
      { ...requestItem('zoom', 'Cine Zoom', 2), dailyRate: null },
      { ...requestItem('lamp', 'Lamp'), dailyRate: null },
    ],
    message: 'One day longer, please',
  });

  it('differs in what the customer sent, and in nothing else', () => {
    const fields = findIncomingDifferences(stored, incoming).map(({ field }) => field);
    expect(fields).toEqual(['Phone', 'To', 'Message', 'Items']);
    expect(findIncomingDifferences(stored, stored)).toEqual([]);
  });

  it('finds names that differ in invisible characters only equal', () => {
    const name = 'Paste\u00adboard\u200b 90\u202fcm';
    const item = { ...requestItem('', name, 2), id: 'item-own' };
    const customer = { ...stored.customer, name: 'Ada\u00a0Obi' };
    const pasted = sampleRequest({ customer, items: [item] });
    const received = sampleRequest({
      customer: { ...customer, name: 'Ada Obi' },
      items: [requestItem('', 'Pasteboard 90 cm', 2)],
    });
    expect(withIncoming(pasted, received).items[0]?.id).toBe('item-own');
    expect(findIncomingDifferences(pasted, received)).toEqual([]);
  });

  it('keeps rates and all other fields of the office', () => {
    const merged = withIncoming(stored, incoming);
    expect(merged).toMatchObject({ status: 'quoted', internalNotes: 'Regular customer' });
    expect(merged.items).toEqual([
      requestItem('zoom', 'Cine Zoom', 2),
      { ...requestItem('lamp', 'Lamp'), dailyRate: null },
    ]);
  });

  it('keeps fields that the new version leaves empty', () => {
    const customer = { name: '', phone: '', email: '' };
    const blank = sampleRequest({ customer, from: '', to: '', items: [] });
    const full = { ...stored, subject: 'Film', preferredDate: 'Soon', duration: '3 days' };
    expect(withIncoming(full, blank)).toEqual(full);
  });

  it('keeps the ID of an item, and with it its hold, for one item only', () => {
    const twice = ['new-1', 'new-2'].map((id) => ({ ...requestItem('zoom', 'Cine Zoom'), id }));
    const merged = withIncoming(stored, sampleRequest({ items: twice }));
    expect(merged.items.map(({ id }) => id)).toEqual(['item-zoom', 'new-2']);
  });
});

function written(before: RentalRequest, after: RentalRequest): RentalRequest {
  const { next } = createClock('test', () => 0);
  const rowOf = (fields: readonly (readonly [string, unknown])[]) =>
    Object.fromEntries(fields.map(([field, value]) => [field, [value, next()] as Cell]));
  const row = rowOf(changedFields(null, before));
  const request = requestOf(before.id, mergeRow(row, rowOf(changedFields(before, after))));
  return request as RentalRequest;
}

describe('personal data', () => {
  const returned = sampleRequest({
    status: 'returned',
    returnedOn: '2025-11-20',
    message: 'My number is 0803',
    customerNotes: 'For Ada',
    internalNotes: 'Ada pays late',
  });

  it('is old when a request was closed more than a year ago', () => {
    expect(isPersonalDataOld(returned, '2026-11-20', 6)).toBe(false);
    expect(isPersonalDataOld(returned, '2026-11-21', 6)).toBe(true);
    const beforeLeapDay = { ...returned, returnedOn: '2027-03-01' };
    expect(isPersonalDataOld(beforeLeapDay, '2028-03-01', 6)).toBe(false);
    expect(isPersonalDataOld(beforeLeapDay, '2028-03-02', 6)).toBe(true);
    expect(isPersonalDataOld({ ...returned, status: 'collected' }, '2027-11-21', 6)).toBe(false);
    const removed = withoutPersonalData(returned, '2027-11-21T09:00:00.000Z', 6);
    expect(isPersonalDataOld(removed, '2027-11-21', 6)).toBe(false);
  });

  it('of a declined request is old a year after the day of declining', () => {
    const declined = sampleRequest({
      status: 'declined',
      log: [logEntry('2025-06-01T23:30:00.000Z', 'declined')],
    });
    expect(closedOn(declined)).toBe('2025-06-02');
  });

  it('is removed everywhere, also from notes and quotes', () => {
    const { items, from, to } = returned;
    const quote = sampleQuote('Q-2025-0001', returned);
    const wanted = [{ name: 'Zoom', quantity: 1 }];
    const asked = [{ at: AT, from, to, items: wanted, message: 'For Ada' }];
    const log = [logEntry(AT, 'merged', 'Phone 0803')];
    const known = { ...returned, quotes: [quote], asked, log };
    const clean = written(known, withoutPersonalData(known, AT, 6));
    expect(JSON.stringify(clean)).not.toMatch(/Ada|0803|ada@/);
    expect(clean).toMatchObject({ isAnonymous: true, items, from, to });
    expect(clean.quotes[0]).toMatchObject({ number: 'Q-2025-0001', items: quote.items });
    expect(clean.asked).toEqual([{ ...asked[0], message: '' }]);
  });
});

describe('the backup reminder', () => {
  const now = Date.parse('2026-11-24T10:00:00.000Z');
  const settings = { lastBackupAt: '', firstConfirmedAt: '2026-11-10T10:00:00.000Z' };
  const backedUp = (day: string) => ({ ...settings, lastBackupAt: `${day}T10:00:00Z` });
  const confirmed = sampleRequest({ status: 'confirmed' });

  it.each([
    ['a week after the first confirmation', [confirmed], settings, true],
    ['not without a confirmed request', [sampleRequest()], settings, false],
    ['not for a sample', [{ ...confirmed, isSample: true }], settings, false],
    ['not after a backup', [confirmed], backedUp('2026-11-18'), false],
    ['after an old backup', [confirmed], backedUp('2026-11-16'), true],
    ['after a backup of a wrong clock', [confirmed], backedUp('2099-01-01'), true],
    ['not before any confirmation', [confirmed], { ...settings, firstConfirmedAt: '' }, false],
  ])('is shown %s', (_when, requests, stored, isDue) => {
    expect(isBackupDue(requests, stored, now)).toBe(isDue);
  });
});
