import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requestItem, sampleRequest } from '@/domain/rental/rentalFixture';
import { findConflicts } from '@/domain/rental/stock/conflicts';
import { joinHolds } from '@/domain/rental/stock/joinHolds';
import { changedOnTwoDevices } from '@/domain/rental/sync/changedOnTwoDevices';
import { textHash } from '@/domain/text/hash';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import type { CopyStore } from './copyStore';
import { FileStoreError } from '../../file-store/fileStore';
import {
  memoryStore,
  openTestDevice,
  PASSPHRASE,
  SECRETS,
  Stopped,
  type TestDevice,
} from './deskFixture';

const REFS = ['A', 'B', 'C'];
const ZOOM = { id: 'zoom', name: 'Cine Zoom', stock: 1, category: { slug: 'lenses' } };
const DAY_MS = 86_400_000;

const step = fc.record({
  device: fc.nat(3),
  ref: fc.constantFrom(...REFS),
  what: fc.oneof(
    { weight: 4, arbitrary: fc.constant('edit' as const) },
    { weight: 4, arbitrary: fc.constant('log' as const) },
    { weight: 2, arbitrary: fc.constant('confirm' as const) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
    { weight: 6, arbitrary: fc.constant('sync' as const) },
  ),
  /** After how many steps a synchronisation stops; 0 for not. */
  stop: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 })),
  /** The files that are not delivered yet: one of so many, 0 for none. */
  hidden: fc.oneof(fc.constant(0), fc.integer({ min: 2, max: 6 })),
});
const history = fc.record({
  devices: fc.integer({ min: 2, max: 4 }),
  maxFiles: fc.integer({ min: 1, max: 6 }),
  clocks: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }),
  /** After how many steps linking a device stops; 0 for not. */
  joinStop: fc.nat(20),
  steps: fc.array(step, { minLength: 5, maxLength: 22 }),
});

/** The fields of changes: a note, and a text that begins with 'confirm' where the request is confirmed. */
const FIELDS = { edit: 'internalNotes', confirm: 'duration' } as const;
type Field = (typeof FIELDS)[keyof typeof FIELDS] | 'log';

/** What a person has entered, and must find again unless a person has replaced or removed it knowingly. */
interface Entered {
  ref: string;
  field: Field;
  value: string;
  isReplaced: boolean;
}

function shownOn({ local }: TestDevice, ref: string) {
  const request = local.request(ref);
  const log = request?.log ?? [];
  const told = request ? changedOnTwoDevices(request) : [];
  return {
    log,
    told,
    values: [request?.internalNotes, request?.duration, ...told.map(({ other }) => other)],
    logged: log.flatMap(({ changes }) => changes.map(({ to }) => to)),
  };
}

function openHistory({
  devices: count,
  maxFiles,
  clocks,
}: {
  devices: number;
  maxFiles: number;
  clocks: number[];
}) {
  const { files, store } = memoryStore();
  let hidden = 0;
  const isDelivered = (name: string) =>
    !hidden || name === 'key.json' || parseInt(textHash(name), 36) % hidden !== 0;
  const list: CopyStore['list'] = async () =>
    new Map([...(await store.list())].filter(([name]) => isDelivered(name)));
  const devices = ['a', 'b', 'c', 'd'].slice(0, count).map((name, index) => {
    const device = openTestDevice(name, { ...store, list }, { maxFiles });
    device.clock.offset = (clocks[index] ?? 0) * DAY_MS;
    return device;
  });
  return { files, devices, hide: (which: number) => void (hidden = which) };
}

async function run(device: TestDevice, stop: number, name: 'sync' | 'join'): Promise<void> {
  device.fuse.left = stop || Infinity;
  const { sync, join } = device.desk();
  try {
    await (name === 'sync' ? sync() : join({ secret: PASSPHRASE, name: 'Another' }));
  } catch (error) {
    // A device that was stopped does not know of its own file until that is delivered.
    const isBusy = error instanceof FileStoreError && error.reason === 'busy';
    if (!isBusy && !(error instanceof Stopped)) throw error;
    device.reopen();
  }
  device.fuse.left = Infinity;
}

function change(
  { device, entered, removed }: { device: TestDevice; entered: Entered[]; removed: Set<string> },
  ref: string,
  what: 'edit' | 'log' | 'confirm' | 'remove',
): void {
  const shown = shownOn(device, ref);
  const isSeen = (one: Entered) =>
    one.field === 'log'
      ? shown.log.some(({ event }) => event === one.value)
      : shown.logged.includes(one.value);
  const replace = (isOf: (one: Entered) => boolean) => {
    for (const one of entered) if (one.ref === ref && isOf(one)) one.isReplaced = true;
  };
  if (what === 'remove') {
    if (!device.local.request(ref)) return;
    device.local.remove(ref);
    removed.add(ref);
    replace((one) => one.field !== 'log' || isSeen(one));
    return;
  }
  const value = `${what} ${entered.length}`;
  const field: Field = what === 'log' ? 'log' : FIELDS[what];
  if (field === 'log') device.local.edit(ref, {}, value);
  else {
    replace((one) => one.field === field && isSeen(one));
    device.local.edit(ref, { [field]: value });
  }
  entered.push({ ref, field, value, isReplaced: false });
}

function doublyBooked({ local }: TestDevice, ref: string): string[] {
  const requests = Object.values(local.requests()).map((request) =>
    sampleRequest({
      id: request.ref,
      ref: request.ref,
      status: request.duration.startsWith('confirm') ? 'confirmed' : 'new',
      items: [requestItem('zoom', 'Cine Zoom')],
    }),
  );
  const request = requests.find((one) => one.ref === ref);
  const holds = joinHolds([], requests, '2026-11-20');
  const found = request ? findConflicts(request, { products: [ZOOM], holds }) : [];
  return found.flatMap((conflict) => conflict.holds.map((hold) => hold.ref));
}

it('All devices end equal, and nothing is lost, whatever the order of edits, stops and deliveries', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, joinStop, ...how }) => {
      const { devices, hide } = openHistory(how);
      const [first] = devices as [TestDevice, ...TestDevice[]];
      await first.desk().start({ ...SECRETS, name: 'a' });
      for (const device of devices.slice(1)) {
        await run(device, joinStop, 'join');
        if (!(await device.desk().status()).isLinked) await run(device, 0, 'join');
      }
      const [entered, removed]: [Entered[], Set<string>] = [[], new Set()];
      for (const { device: at, ref, what, stop, hidden } of steps) {
        const device = devices[at % devices.length];
        if (!device) continue;
        hide(hidden);
        if (what === 'sync') await run(device, stop, 'sync');
        else change({ device, entered, removed }, ref, what);
      }
      hide(0);
      for (let round = 0; round < 3; round += 1)
        for (const device of devices) await run(device, 0, 'sync');
      for (const device of devices) {
        expect(device.local.requests()).toEqual(first.local.requests());
        expect(await device.desk().status()).toMatchObject({ problems: [], unsavedSince: '' });
      }
      for (const { ref, field, value } of entered.filter(({ isReplaced }) => !isReplaced)) {
        if (removed.has(ref)) continue;
        const { values, logged, told, log } = shownOn(first, ref);
        if (field === 'log') expect(log.map(({ event }) => event)).toContain(value);
        else {
          expect(logged).toContain(value);
          if (!values.includes(value)) expect(told.map((one) => one.field)).toContain(field);
        }
      }
      const confirmed = REFS.filter(
        (ref) =>
          !removed.has(ref) && entered.some((one) => one.field === 'duration' && one.ref === ref),
      );
      for (const device of devices)
        for (const ref of confirmed)
          expect([ref, ...doublyBooked(device, ref)]).toEqual(expect.arrayContaining(confirmed));
    }),
    { numRuns: Math.max(200, propertyRuns(30)) },
  );
});
