import { expect, it, vi } from 'vitest';
import { logEntry } from '@/domain/rental/entryIds';
import { withoutPersonalData } from '@/domain/rental/personalData';
import {
  requestItem,
  sampleInvoice,
  sampleRequest,
  seenPayment,
} from '@/domain/rental/rentalFixture';
import { withChecklist } from '@/domain/rental/handover';
import { withHoldIds } from '@/domain/rental/stock/requestHolds';
import type { ChecklistPiece, RentalRequest } from '@/domain/rental/schema';
import { memoryStore, openTestDevice, PASSPHRASE, SECRETS } from '../copies/deskFixture';

vi.mock('idb-keyval', () => ({}));
const { recordShapeOf, withOwnRecords } = await import('./localRecords');

it('Every kind of record has its fields and their defaults', () => {
  expect(recordShapeOf('request:SL-AAA222').fields).toEqual(
    expect.arrayContaining(['ref', 'status', 'payments', 'documents', 'log']),
  );
  expect(recordShapeOf('request:SL-AAA222').defaults).toMatchObject({
    status: 'new',
    payments: [],
  });
  expect(recordShapeOf('customer:c1').fields).toEqual(expect.arrayContaining(['id', 'name']));
  expect(recordShapeOf('settings').defaults).toMatchObject({ deviceLetter: '' });
});

it('Documents have the letter of the device once a second one is linked', () => {
  const letterOf = (device: { letter: string; isOnly: boolean }) =>
    (withOwnRecords({}, device, {})['settings'] as { deviceLetter: string } | undefined)
      ?.deviceLetter;
  expect(letterOf({ letter: 'B', isOnly: true })).toBeUndefined();
  expect(letterOf({ letter: 'B', isOnly: false })).toBe('B');
});

it('Holds that requests have lost through another device are remembered, until a request has them again', () => {
  const device = { letter: '', isOnly: true };
  const items = [requestItem('p1', 'Zoom', 1, 'h1')];
  const held = { 'request:SL-AAA222': sampleRequest({ status: 'confirmed', items }) };
  const removed = withOwnRecords({}, device, held);
  expect(removed['settings']).toMatchObject({ endedHolds: { h1: '2026-11-26' } });
  const restored = withOwnRecords({ ...removed, ...held }, device, removed);
  expect(restored['settings']).toMatchObject({ endedHolds: {} });
  expect(withOwnRecords(held, device, held)).toBe(held);
  const unreadable = { 'request:SL-AAA222': { ref: 'SL-AAA222', items: 'none' } };
  expect(withOwnRecords(unreadable, device, held)).toBe(unreadable);
});

it('A request that two devices have confirmed has each piece once, with what one of them has recorded', async () => {
  const key = 'request:SL-AAA222';
  const { store } = memoryStore();
  const open = (name: string) =>
    openTestDevice(name, store, { shapeOf: recordShapeOf, withOwn: withOwnRecords });
  const [first, second] = [open('first'), open('second')];
  const request = sampleRequest({ items: [requestItem('kit', 'Light kit', 2)] });
  first.local.edit(key, request);
  await first.desk().start({ ...SECRETS, name: 'First' });
  await second.desk().join({ secret: PASSPHRASE, name: 'Second' });
  const recorded: Record<string, Partial<ChecklistPiece>[]> = {
    first: [{ isPacked: true }, { state: 'damaged', note: 'Bent', charge: 100 }],
    second: [{}, {}, { isPacked: true, name: 'Long cable' }],
  };
  for (const [name, { local }] of Object.entries({ first, second })) {
    const confirmed = { ...request, status: 'confirmed' as const };
    const contentsOf = () => ['Lamp', 'Cable', 'Cable'];
    const { checklist } = withChecklist(request, confirmed, contentsOf, Math.random);
    const { items } = withHoldIds(confirmed, Math.random);
    const changed = checklist.map((piece, at) => ({ ...piece, ...recorded[name]?.[at] }));
    local.edit(key, { ...confirmed, items, checklist: changed });
  }
  for (const { desk } of [first, second, first, second]) await desk().sync();
  const shown = ({ local }: typeof first) =>
    (local.records[key] as RentalRequest).checklist.map(({ unit, name, isPacked, state, note }) =>
      [unit, name, isPacked && 'packed', state, note].filter(Boolean).join(' '),
    );
  const pieces = ['1 Lamp packed', '1 Cable damaged Bent', '1 Cable', '1 Long cable packed'];
  const others = ['2 Lamp', '2 Cable', '2 Cable'];
  expect(shown(first).toSorted()).toEqual([...pieces, ...others].toSorted());
  expect(second.local.records[key]).toEqual(first.local.records[key]);
  expect((await second.desk().status()).conflicts).toEqual({});
});

it('A request that two devices have received differs only in what they have entered', async () => {
  const key = 'request:SL-AAA222';
  const { store } = memoryStore();
  const open = (name: string) =>
    openTestDevice(name, store, { shapeOf: recordShapeOf, withOwn: withOwnRecords });
  const [first, second] = [open('first'), open('second')];
  const received = (id: string): RentalRequest => {
    const items = [{ ...requestItem('kit', 'Light kit', 2), id }];
    return sampleRequest({
      id,
      items,
      requestedAt: `2026-11-20T09:00:0${id}.000Z`,
      internalNotes: id,
    });
  };
  first.local.edit(key, received('1'));
  second.local.edit(key, received('2'));
  await first.desk().start({ ...SECRETS, name: 'First' });
  const status = await second.desk().join({ secret: PASSPHRASE, name: 'Second' });
  expect(status.conflicts[key]?.map(({ field }) => field)).toEqual(['internalNotes']);
  // Both confirm it before they know of each other.
  for (const [id, device] of [first, second].entries()) {
    const request = { ...received(`${id + 1}`), status: 'confirmed' as const };
    device.local.edit(
      key,
      withHoldIds(
        withChecklist(null, request, () => [], Math.random),
        Math.random,
      ),
    );
  }
  for (const device of [first, second, first, second]) await device.desk().sync();
  const { checklist, items } = first.local.records[key] as RentalRequest;
  expect(checklist.map(({ itemId }) => itemId)).toEqual([items[0]?.id, items[0]?.id]);
});

/** A request as one of two browsers has changed it: each has issued an invoice and received a payment of its own. */
function changedIn(name: string): RentalRequest {
  const at = '2026-11-24T10:00:00.000Z';
  const request = sampleRequest({ log: [{ ...logEntry(at, `log-${name}`), id: name }] });
  const [paid] = seenPayment(1000, { id: name, reference: `Ada ${name}` });
  return {
    ...request,
    documents: [sampleInvoice(`INV-2026-${name}`, request)],
    payments: [paid!],
  };
}

it.each(['first', 'late'])(
  'Linking keeps the payments and documents of both browsers if personal data was removed from the %s one',
  async (place) => {
    const key = 'request:SL-AAA222';
    const { store } = memoryStore();
    const open = (name: string) => openTestDevice(name, store, { shapeOf: recordShapeOf });
    const [first, late] = [open('first'), open('late')];
    for (const [name, { local }] of Object.entries({ first, late })) {
      const request = changedIn(name);
      const erased = withoutPersonalData(request, '2028-01-01T00:00:00.000Z', 6);
      local.edit(key, name === place ? erased : request);
    }
    await first.desk().start({ ...SECRETS, name: 'First' });
    const { conflicts } = await late.desk().join({ secret: PASSPHRASE, name: 'Late' });
    expect(conflicts).toEqual({});
    await first.desk().sync();
    for (const { local } of [first, late]) {
      const { documents, payments, log, isAnonymous, customer } = local.records[
        key
      ] as RentalRequest;
      expect(documents.map(({ number }) => number).toSorted()).toEqual([
        'INV-2026-first',
        'INV-2026-late',
      ]);
      expect(payments.map(({ id }) => id).toSorted()).toEqual(['first', 'late']);
      expect(log).toHaveLength(3);
      expect({ isAnonymous, name: customer.name }).toEqual({ isAnonymous: true, name: '' });
      expect(JSON.stringify(payments)).not.toContain('Ada');
    }
  },
);
