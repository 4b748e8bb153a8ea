import { logEntry } from '../entryIds';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { withoutPersonalData, withoutPersonalFields } from '../personalData';
import { sampleInvoice, sampleQuote, sampleRequest } from '../rentalFixture';
import { handoverSchema, pieceSchema } from '../schema/handover';
import { requestDifferences } from './differences';
import { withHistoryOf } from './history';
import { planImport } from './mergeRequests';

const day = (date: number) => `2026-11-${date}T10:00:00.000Z`;
const quote = (number: string, date: number) =>
  sampleQuote(number, sampleRequest(), `2026-11-${date}`);
const entry = (event: string, date: number) => logEntry(day(date), event);

const stored = sampleRequest({
  status: 'confirmed',
  quotes: [quote('Q-2026-0001', 20), quote('Q-2026-0002', 22)],
  log: [entry('created', 19), entry('quoteSent', 20), entry('confirmed', 22)],
});
const imported = sampleRequest({
  status: 'quoted',
  quotes: [quote('Q-2026-0001', 20), quote('Q-2026-0002', 21)],
  log: [entry('created', 19), entry('quoteSent', 20), entry('quoteSent', 21)],
});

const HANDOVER = v.parse(handoverSchema, { at: day(23) });

const INVOICE = sampleInvoice('INV-2026-0001', stored);

describe('a version that replaces a stored request', () => {
  it('keeps the quotes that were sent and the log of both, in the order of their times', () => {
    const { status, quotes, log } = withHistoryOf(stored, imported);
    expect(status).toBe('quoted');
    expect(quotes.map(({ number, sentAt }) => [number, sentAt])).toEqual([
      ['Q-2026-0001', day(20)],
      ['Q-2026-0002', day(21)],
      ['Q-2026-0002', day(22)],
    ]);
    expect(log.map(({ event }) => event)).toEqual([
      'created',
      'quoteSent',
      'quoteSent',
      'confirmed',
    ]);
  });

  it('keeps a signature that it lacks itself', () => {
    const signed = { ...HANDOVER, signatureId: 'photo-1', terms: 'Old' };
    const known = { ...stored, handover: signed };
    const other = { ...HANDOVER, at: day(24), condition: 'Scratch' };
    const { handover } = withHistoryOf(known, { ...imported, handover: other });
    expect(handover).toEqual({ ...signed, condition: 'Scratch' });
    expect(withHistoryOf(known, imported).handover).toEqual(signed);
    const own = { ...other, signatureId: 'photo-2' };
    expect(withHistoryOf(known, { ...imported, handover: own }).handover).toEqual(own);
  });

  it('differs visibly in checklist and hand-over', () => {
    const piece = v.parse(pieceSchema, { id: 'a', itemId: 'item-zoom', name: 'Case' });
    const known = { ...stored, checklist: [piece] };
    const checklist = [{ ...piece, state: 'missing' as const, charge: 500_00 }];
    const handover = { ...HANDOVER, condition: 'Scratch', photoIds: ['b'], signedBy: 'Ada' };
    expect(requestDifferences(known, { ...known, checklist, handover })).toEqual([
      { field: 'Checklist', before: 'Case', after: 'Case (missing, ₦500)' },
      { field: 'Hand-over', before: '', after: 'Scratch, 1 photo, signed by Ada' },
    ]);
  });

  it('keeps each version that the customer sent, once', () => {
    const first = { at: day(18), from: '', to: '', items: [], message: 'Friday?' };
    const again = { ...first, message: 'Saturday?' };
    const version = withHistoryOf(
      { ...stored, asked: [first, again] },
      { ...imported, asked: [first] },
    );
    expect(version.asked).toEqual([first, again]);
  });

  it('gets no personal data back with older quotes and messages', () => {
    const asked = [{ at: day(18), from: '', to: '', items: [], message: 'Ada here' }];
    const bare = withoutPersonalFields({ ...imported, quotes: [] });
    expect(JSON.stringify(withHistoryOf({ ...stored, asked }, bare))).not.toMatch(/Ada|0803|ada@/);
    expect(JSON.stringify(withHistoryOf(bare, { ...stored, asked }))).not.toMatch(/Ada|0803|ada@/);
  });

  it('gets no personal data back with documents from which it was removed', () => {
    const issued = { ...stored, documents: [INVOICE] };
    const erased = withoutPersonalData(issued, '2040-01-01T00:00:00.000Z', 6);
    for (const joined of [withHistoryOf(issued, erased), withHistoryOf(erased, issued)]) {
      expect(joined.documents).toEqual(erased.documents);
      expect(JSON.stringify(joined)).not.toMatch(/Ada|0803|ada@/);
    }
  });

  it('keeps the amounts of an issued document, whatever the backup says', () => {
    const [erased] = withoutPersonalData(
      { ...stored, documents: [INVOICE] },
      '2040-01-01T00:00:00.000Z',
      6,
    ).documents;
    const forged = { ...INVOICE, ...erased, totals: { ...INVOICE.totals, total: 1 } };
    const known = { ...stored, documents: [INVOICE] };
    const { documents } = withHistoryOf(known, { ...imported, documents: [forged] });
    expect(documents).toEqual([erased]);
  });
});

it('A backup that only lacks quotes and log entries changes nothing', () => {
  const older = { ...stored, quotes: stored.quotes.slice(1), log: [] };
  expect(planImport({ [stored.ref]: stored }, [older])).toMatchObject({
    changed: [],
    unchanged: 1,
  });
});
