import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/helpers/content/propertyRuns';
import type { DeskStore } from '../../publish/deskStore';
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
  /** Which segments are not delivered yet. */
  hidden: fc.oneof(fc.constant(0), fc.nat(6)),
});
const history = fc.record({
  devices: fc.integer({ min: 2, max: 4 }),
  maxSegments: fc.integer({ min: 1, max: 6 }),
  clocks: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }),
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
  const { files, store } = memoryStore();
  let hidden = 0;
  const list: DeskStore['list'] = async () =>
    (await store.list()).filter(
      ({ name }) => !hidden || name === 'key.json' || name.length % hidden !== 0,
    );
  const devices = ['a', 'b', 'c', 'd'].slice(0, count).map((name, index) => {
    const device = openTestDevice(name, { ...store, list }, { maxSegments });
    device.clock.offset = (clocks[index] ?? 0) * DAY_MS;
    return device;
  });
  return { files, devices, hide: (which: number) => void (hidden = which) };
}

async function sync(device: TestDevice, stop: number): Promise<void> {
  device.fuse.left = stop || Infinity;
  try {
    await device.desk().sync();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
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

it('All devices end equal, and nothing is lost, whatever the order of edits, stops and deliveries', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, ...how }) => {
      const { devices, hide } = openHistory(how);
      const [first] = devices;
      await first?.desk().start({ ...SECRETS, name: 'a' });
      for (const device of devices.slice(1))
        await device.desk().join({ secret: PASSPHRASE, name: 'Another' });
      const [entered, removedKeys]: [Entered[], Set<string>] = [[], new Set()];
      for (const { device: at, key, what, stop, hidden } of steps) {
        const device = devices[at % devices.length];
        if (!device) continue;
        hide(hidden > 1 ? hidden : 0);
        if (what === 'sync') await sync(device, stop);
        else await change({ device, entered, removedKeys }, key, what);
      }
      hide(0);
      for (let round = 0; round < 3; round += 1)
        for (const device of devices) await sync(device, 0);
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
    }),
    { numRuns: propertyRuns(200) },
  );
}, 300_000);
