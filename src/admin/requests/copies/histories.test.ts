import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import { findConflicts } from '@/domain/rental/stock/conflicts';
import { textHash } from '@/domain/text/textHash';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import { joinHolds } from '@/domain/rental/stock/joinHolds';
import type { CopyStore } from './copyStore';
import { DeskError } from './deskError';
import {
  memoryStore,
  newRecord,
  openTestDevice,
  PASSPHRASE,
  SECRETS,
  Stopped,
  type TestDevice,
} from './deskFixture';

const KEYS = ['request:A', 'request:B', 'request:C'];
/** The product of which the office has one. */
const ZOOM = { id: 'zoom', name: 'Cine Zoom', stock: 1, category: { slug: 'lenses' } };
const DAY_MS = 86_400_000;

const step = fc.record({
  device: fc.nat(3),
  key: fc.constantFrom(...KEYS),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('edit' as const) },
    { weight: 4, arbitrary: fc.constant('log' as const) },
    { weight: 2, arbitrary: fc.constant('confirm' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
    { weight: 6, arbitrary: fc.constant('sync' as const) },
  ),
  /** After how many steps a synchronisation stops; 0 for not. */
  stop: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  /** The segments that are not delivered yet: one of so many, 0 for none. */
  hidden: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 6 })),
});
const history = fc.record({
  devices: fc.integer({ min: 2, max: 4 }),
  maxSegments: fc.integer({ min: 1, max: 6 }),
  clocks: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }),
  /** After how many steps linking a device stops; 0 for not. */
  joinStop: fc.nat(20),
  steps: fc.array(step, { minLength: 5, maxLength: 22 }),
});

/** What a person has entered, and must find again unless a person has replaced or removed it knowingly. */
interface Entered {
  key: string;
  field: 'note' | 'status' | 'log';
  value: string;
  isReplaced: boolean;
}

/** Returns the values of a record that a device shows, with those of changes on two devices. */
async function shownOn({ local, desk }: TestDevice, key: string) {
  const record = local.records[key];
  const { conflicts } = await desk().status();
  const others = (conflicts[key] ?? []).flatMap(({ others: versions }) =>
    versions.map(({ value }) => String(value)),
  );
  const log = (record?.['log'] ?? []) as { event: string }[];
  return { values: [String(record?.['note']), String(record?.['status']), ...others], log };
}

function openHistory({
  devices: count,
  maxSegments,
  clocks,
}: {
  devices: number;
  maxSegments: number;
  clocks: number[];
}) {
  const { files, open } = memoryStore();
  let hidden = 0;
  const isDelivered = (name: string) =>
    !hidden || name === 'key.json' || parseInt(textHash(name), 36) % hidden !== 0;
  const devices = ['a', 'b', 'c', 'd'].slice(0, count).map((name, index) => {
    const openStore = open();
    const withHidden = (): CopyStore => {
      const store = openStore();
      const list: CopyStore['list'] = async (isKnown) =>
        (await store.list(isKnown)).filter((file) => isDelivered(file.name));
      return { ...store, list };
    };
    const device = openTestDevice(name, withHidden, { maxSegments });
    device.clock.offset = (clocks[index] ?? 0) * DAY_MS;
    return device;
  });
  return { files, devices, hide: (which: number) => void (hidden = which) };
}

/** Runs a function of a device, which stops after some steps. */
async function run(device: TestDevice, stop: number, name: 'sync' | 'join'): Promise<void> {
  device.fuse.left = stop || Infinity;
  const { sync, join } = device.desk();
  try {
    await (name === 'sync' ? sync() : join({ secret: PASSPHRASE, name: 'Another' }));
  } catch (error) {
    // A device that was stopped does not know of its own segment until that is delivered.
    const isBusy = error instanceof DeskError && error.failure === 'busy';
    if (!isBusy && !(error instanceof Stopped)) throw error;
    device.reopen();
  }
  device.fuse.left = Infinity;
}

/** Makes a change on a device as a person does, who sees what the device shows. */
async function change(
  {
    device,
    entered,
    removedKeys,
  }: { device: TestDevice; entered: Entered[]; removedKeys: Set<string> },
  key: string,
  what: 'edit' | 'log' | 'confirm' | 'remove',
): Promise<void> {
  const shown = await shownOn(device, key);
  const isSeen = (one: Entered) =>
    one.field === 'log'
      ? shown.log.some(({ event }) => event === one.value)
      : shown.values.includes(one.value);
  const replace = (isOf: (one: Entered) => boolean) => {
    for (const one of entered) if (one.key === key && isOf(one)) one.isReplaced = true;
  };
  if (what === 'remove') {
    if (!device.local.records[key]) return;
    device.local.remove(key);
    removedKeys.add(key);
    replace((one) => one.field !== 'log' || isSeen(one));
    return;
  }
  if (!device.local.records[key]) device.local.edit(key, newRecord(key.slice(-1)));
  const value = `${what} ${entered.length}`;
  const field = ({ log: 'log', edit: 'note', confirm: 'status' } as const)[what];
  if (field !== 'log') replace((one) => one.field === field && isSeen(one));
  const fields =
    field === 'log' ? { log: [...shown.log, { at: 'now', event: value }] } : { [field]: value };
  device.local.edit(key, fields);
  entered.push({ key, field, value, isReplaced: false });
}

/** Returns the requests that need the same unit as a confirmed one, as its page lists them. */
function doublyBooked({ local }: TestDevice, key: string): string[] {
  const requests = Object.values(local.records).map(({ ref, status }) =>
    sampleRequest({
      ref: String(ref),
      status: String(status).startsWith('confirm') ? 'confirmed' : 'new',
      items: [requestItem('zoom', 'Cine Zoom', 1, `hold-${String(ref)}`)],
    }),
  );
  const request = requests.find(({ ref }) => `request:${ref}` === key);
  const holds = joinHolds([], requests, '2026-11-20');
  const found = request ? findConflicts(request, { products: [ZOOM], holds }) : [];
  return found.flatMap((conflict) => conflict.holds.map(({ ref }) => `request:${ref}`));
}

it('All devices end equal, and nothing is lost, whatever the order of edits, stops and deliveries', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, joinStop, ...how }) => {
      const { devices, hide } = openHistory(how);
      const [first] = devices;
      await first?.desk().start({ ...SECRETS, name: 'a' });
      for (const device of devices.slice(1)) {
        await run(device, joinStop, 'join');
        if (!(await device.desk().status()).isLinked) await run(device, 0, 'join');
      }
      const [entered, removedKeys]: [Entered[], Set<string>] = [[], new Set()];
      for (const { device: at, key, what, stop, hidden } of steps) {
        const device = devices[at % devices.length];
        if (!device) continue;
        hide(hidden);
        if (what === 'sync') await run(device, stop, 'sync');
        else await change({ device, entered, removedKeys }, key, what);
      }
      hide(0);
      for (let round = 0; round < 3; round += 1)
        for (const device of devices) await run(device, 0, 'sync');
      const { conflicts } = (await first?.desk().status()) ?? {};
      for (const device of devices) {
        expect(device.local.records).toEqual(first?.local.records);
        expect(await device.desk().status()).toMatchObject({ problems: [], conflicts });
      }
      for (const { key, field, value } of entered.filter(({ isReplaced }) => !isReplaced)) {
        const { values, log } = await shownOn(first as TestDevice, key);
        if (field === 'log') expect(log.map(({ event }) => event)).toContain(value);
        else if (!removedKeys.has(key)) expect(values).toContain(value);
      }
      const confirmed = KEYS.filter(
        (key) =>
          !removedKeys.has(key) && entered.some((one) => one.field === 'status' && one.key === key),
      );
      for (const device of devices)
        for (const key of confirmed)
          expect([key, ...doublyBooked(device, key)]).toEqual(expect.arrayContaining(confirmed));
    }),
    { numRuns: Math.max(200, propertyRuns(30)) },
  );
}, 300_000);
