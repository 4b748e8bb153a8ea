import { EMPTY_SETTINGS } from './schema';
import { logEntry } from './entryIds';
import { describe, expect, it } from 'vitest';
import { findIncomingDifferences, requestDifferences, withIncoming } from './incoming/differences';
import { isBackupDue, missingSettings, planImport } from './incoming/mergeRequests';
import { closedOn, isPersonalDataOld, withoutPersonalData } from './personalData';
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
    expect(findIncomingDifferences(stored, incoming).map(({ field }) => field)).toEqual([
      'Phone',
      'To',
      'Message',
      'Items',
    ]);
    expect(findIncomingDifferences(stored, stored)).toEqual([]);
  });

  it('finds names that differ in invisible characters only equal', () => {
    const item = requestItem('', 'Paste\u00adboard\u200b 90\u202fcm', 2, 'hold-own');
    const customer = { ...stored.customer, name: 'Ada\u00a0Obi' };
    const pasted = sampleRequest({ customer, items: [item] });
    const received = sampleRequest({
      customer: { ...customer, name: 'Ada Obi' },
      items: [requestItem('', 'Pasteboard 90 cm', 2)],
    });
    expect(withIncoming(pasted, received).items[0]?.holdIds).toEqual(['hold-own']);
    expect(findIncomingDifferences(pasted, received)).toEqual([]);
  });

  it('keeps rates, holds and all other fields of the office', () => {
    const merged = withIncoming(stored, incoming);
    expect(merged).toMatchObject({ status: 'quoted', internalNotes: 'Regular customer' });
    expect(merged.items).toEqual([
      requestItem('zoom', 'Cine Zoom', 2, 'hold-own'),
      { ...requestItem('lamp', 'Lamp'), dailyRate: null },
    ]);
  });

  it('keeps fields that the new version leaves empty', () => {
    const customer = { name: '', phone: '', email: '' };
    const blank = sampleRequest({ customer, from: '', to: '', items: [] });
    const full = { ...stored, subject: 'Film', preferredDate: 'Soon', duration: '3 days' };
    expect(withIncoming(full, blank)).toEqual(full);
  });

  it('keeps the hold of an item for one item only', () => {
    const twice = [requestItem('zoom', 'Cine Zoom'), requestItem('zoom', 'Cine Zoom')];
    const merged = withIncoming(stored, sampleRequest({ items: twice }));
    expect(merged.items.map(({ holdIds }) => holdIds)).toEqual([['hold-own'], []]);
  });
});

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
    expect(isPersonalDataOld({ ...removed, message: 'Ada here' }, '2027-11-21', 6)).toBe(true);
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
    const asked = [
      { at: AT, from, to, items: [{ name: 'Zoom', quantity: 1 }], message: 'For Ada' },
    ];
    const log = [logEntry(AT, 'merged', 'Phone 0803')];
    const clean = withoutPersonalData({ ...returned, quotes: [quote], asked, log }, AT, 6);
    expect(JSON.stringify(clean)).not.toMatch(/Ada|0803|ada@/);
    expect(clean).toMatchObject({ isAnonymous: true, items, from, to });
    expect(clean.quotes[0]).toMatchObject({ number: 'Q-2025-0001', items: quote.items });
    expect(clean.asked).toEqual([{ ...asked[0], message: '' }]);
  });
});

describe('an import', () => {
  const mine = sampleRequest({ updatedAt: '2026-11-22T10:00:00.000Z' });

  it('adds requests, and lists those that differ with the newer version', () => {
    const theirs = { ...mine, internalNotes: 'Called', updatedAt: AT };
    const other = sampleRequest({ ref: 'SL-BBB333' });
    const plan = planImport({ [mine.ref]: mine }, [theirs, other]);
    expect(plan).toMatchObject({ added: [other], unchanged: 0 });
    expect(plan.changed).toEqual([{ stored: mine, imported: theirs, isNewer: true }]);
    expect(requestDifferences(mine, theirs)).toEqual([
      { field: 'Internal notes', before: '', after: 'Called' },
    ]);
  });

  it('does not change requests with the same content', () => {
    const same = { ...mine, updatedAt: AT, log: [logEntry(AT, 'imported')] };
    expect(planImport({ [mine.ref]: mine }, [same])).toMatchObject({ changed: [], unchanged: 1 });
    expect(planImport({}, [{ ...mine, ref: 'toString' }]).added).toHaveLength(1);
  });

  it('adds settings that are missing, and keeps others', () => {
    const counts = (quote: Record<string, number>) => ({ ...EMPTY_SETTINGS.lastCounts, quote });
    const settings = {
      ...EMPTY_SETTINGS,
      terms: 'Mine',
      rates: { zoom: 1 },
      lastCounts: counts({ 2025: 3, 2026: 9 }),
    };
    const imported = {
      ...settings,
      terms: 'Theirs',
      bankDetails: 'Bank',
      rates: { zoom: 2, x: 3 },
      lastCounts: counts({ 2026: 8, 2027: 1 }),
      retentionYears: 9,
    };
    expect(missingSettings(settings, imported)).toMatchObject({
      terms: 'Mine',
      bankDetails: 'Bank',
      validDays: 7,
      rates: { zoom: 1, x: 3 },
      lastCounts: counts({ 2025: 3, 2026: 9, 2027: 1 }),
      retentionYears: 9,
    });
    const validDaysOf = (stored: number) =>
      missingSettings({ ...settings, validDays: stored }, { ...settings, validDays: 14 }).validDays;
    expect([7, 3, 0].map(validDaysOf)).toEqual([14, 3, 0]);
  });
});

describe('the backup reminder', () => {
  const now = Date.parse('2026-11-24T10:00:00.000Z');
  const settings = { lastBackupAt: '', firstConfirmedAt: '2026-11-10T10:00:00.000Z' };
  const confirmed = sampleRequest({ status: 'confirmed' });

  it.each([
    ['a week after the first confirmation', [confirmed], settings, true],
    ['not without a confirmed request', [sampleRequest()], settings, false],
    ['not for a sample', [{ ...confirmed, isSample: true }], settings, false],
    [
      'not after a backup',
      [confirmed],
      { ...settings, lastBackupAt: '2026-11-18T10:00:00Z' },
      false,
    ],
    [
      'after an old backup',
      [confirmed],
      { ...settings, lastBackupAt: '2026-11-16T10:00:00Z' },
      true,
    ],
    [
      'after a backup of a wrong clock',
      [confirmed],
      { ...settings, lastBackupAt: '2099-01-01T10:00:00Z' },
      true,
    ],
    ['not before any confirmation', [confirmed], { ...settings, firstConfirmedAt: '' }, false],
  ])('is shown %s', (_when, requests, stored, isDue) => {
    expect(isBackupDue(requests, stored, now)).toBe(isDue);
  });
});
