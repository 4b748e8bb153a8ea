import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceDifferences } from '../incoming/differences';
import { sampleRequest } from '../rentalFixture';
import type { RentalRequest } from '../schema';
import { changedOnTwoDevices, withLoggedChanges } from './changedOnTwoDevices';
import { requestOf } from './deskRecords';
import { changedFields } from './recordFields';
import { mergeRow } from './mergeRows';
import { createClock, type Cell, type StampedRow } from './stamp';

const ID = 'request-1';

function openDevice(name: string, offset: number) {
  const clock = createClock(`nod${name}`, () => 1_764_000_000_000 + offset);
  let row: StampedRow = {};
  let seed = 0;
  const random = () =>
    ((seed = (seed * 16807 + name.charCodeAt(0)) % 2147483647) || 1) / 2147483647;
  const request = () => requestOf(ID, row) as RentalRequest;
  const write = (before: RentalRequest | null, after: RentalRequest) => {
    for (const [field, value] of changedFields(before, after))
      row = mergeRow(row, { [field]: [value, clock.next()] as Cell });
  };
  return {
    write,
    request,
    row: () => row,
    edit(fields: Partial<RentalRequest>) {
      const before = request();
      write(before, withLoggedChanges(before, { ...before, ...fields }, name, random));
    },
    read(other: StampedRow) {
      clock.see(other);
      row = mergeRow(row, other);
    },
  };
}

const step = fc.record({
  device: fc.nat(2),
  field: fc.constantFrom('internalNotes' as const, 'billingAddress' as const),
  from: fc.nat(2),
  what: fc.constantFrom('edit' as const, 'edit' as const, 'read' as const),
});

describe('Fields that two devices have changed', () => {
  it('are the parts of a customer: both stay, and only one that both have changed is named', () => {
    const [here, there] = [openDevice('a', 0), openDevice('b', 86_400_000)];
    const customer = { name: 'Ada', phone: '1', email: 'a@b.example' };
    here.write(null, sampleRequest({ id: ID, log: [], customer }));
    there.read(here.row());
    here.edit({ customer: { ...customer, name: 'Ada Obi', phone: '2' } });
    there.edit({ customer: { ...customer, email: 'ada@b.example', phone: '3' } });
    for (const device of [here, there]) device.read((device === here ? there : here).row());
    const read = here.request();
    expect(there.request()).toEqual(read);
    expect(read.customer).toEqual({ name: 'Ada Obi', phone: '3', email: 'ada@b.example' });
    expect(changedOnTwoDevices(read)).toEqual([
      { field: 'customer/phone', other: '2', value: '3' },
    ]);
    expect(deviceDifferences(read)).toEqual([{ field: 'Phone', before: '2', after: '3' }]);
  });

  it('are found on every device, exactly where neither had seen the change of the other', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 14 }),
        fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 3, maxLength: 3 }),
        (steps, days) => {
          const devices = days.map((day, index) =>
            openDevice('abc'[index] ?? '', day * 86_400_000),
          );
          devices[0]?.write(null, sampleRequest({ id: ID, log: [] }));
          for (const device of devices) device.read(devices[0]?.row() ?? {});
          // What each device has seen: the edits by their fields.
          const seen = devices.map(() => new Set<string>());
          const made: { name: string; field: string; known: Set<string> }[] = [];
          for (const { device: at, field, from, what } of steps) {
            const [device, own] = [devices[at], seen[at]];
            if (!device || !own) continue;
            if (what === 'read') {
              device.read(devices[from]?.row() ?? {});
              for (const name of seen[from] ?? []) own.add(name);
            } else {
              const name = `edit ${made.length}`;
              made.push({ name, field, known: new Set(own) });
              own.add(name);
              device.edit({ [field]: name });
            }
          }
          for (const device of devices) for (const other of devices) device.read(other.row());
          for (const device of devices) for (const other of devices) device.read(other.row());
          const told = devices.map((device) => changedOnTwoDevices(device.request()));
          for (const one of told) expect(one).toEqual(told[0]);
          for (const field of ['internalNotes', 'billingAddress'] as const) {
            const edits = made.filter((one) => one.field === field);
            const isApart = edits.some((one, index) =>
              edits.slice(0, index).some(({ name }) => !one.known.has(name)),
            );
            const last = edits.find(({ name }) => name === devices[0]?.request()[field]);
            const followsAll = edits.every((one) => one === last || last?.known.has(one.name));
            const isTold = told[0]?.some((one) => one.field === field);
            if (!isApart || followsAll) expect(isTold).toBe(false);
            else expect(isTold).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are no longer found after the office has changed them again', () => {
    const [a, b] = [openDevice('a', 0), openDevice('b', 5)];
    a.write(null, sampleRequest({ id: ID, log: [] }));
    b.read(a.row());
    a.edit({ internalNotes: 'Call' });
    b.edit({ internalNotes: 'Wait' });
    a.read(b.row());
    expect(changedOnTwoDevices(a.request())).toEqual([
      { field: 'internalNotes', other: 'Call', value: 'Wait' },
    ]);
    a.edit({ internalNotes: 'Call, then wait' });
    expect(changedOnTwoDevices(a.request())).toEqual([]);
  });
});

describe('The log', () => {
  it('has one entry for successive keystrokes, with the values before the first and after the last', () => {
    const device = openDevice('a', 0);
    device.write(null, sampleRequest({ id: ID, log: [], internalNotes: '' }));
    for (const internalNotes of ['C', 'Ca', 'Cal']) device.edit({ internalNotes });
    device.edit({ deposit: 5 });
    expect(device.request().log).toMatchObject([
      { event: 'changed', changes: [{ field: 'internalNotes', from: '', to: 'Cal' }] },
      { event: 'changed', changes: [{ field: 'deposit', from: 0, to: 5 }] },
    ]);
  });

  it('has no values after the removal of personal data', () => {
    const device = openDevice('a', 0);
    device.write(null, sampleRequest({ id: ID, log: [] }));
    device.edit({ customer: { name: 'Ama Bello', phone: '', email: '' }, deposit: 7 });
    device.write(device.request(), { ...device.request(), isAnonymous: true });
    expect(JSON.stringify(device.row())).not.toContain('Ama');
    expect(device.request().log.at(-1)?.changes).toEqual([]);
  });
});
