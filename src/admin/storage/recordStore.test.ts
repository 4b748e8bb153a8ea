import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { isJsonObject } from '@/domain/text/jsonObject';
import { propertyRuns } from '../../../tests/helpers/content/propertyRuns';
import { createRecordStore } from './recordStore';
import { withOwnChanges, type RecordKind, type Records } from './records';
import { browser } from '../../../tests/helpers/storage/memoryDatabase';

beforeEach(() => browser.clear());

const AT = '2026-06-01T08:00:00.000Z';
const KIND: RecordKind = {
  read: ({ record }) => (isJsonObject(record) ? record : undefined),
  entryOf: (record) => ({ record }),
};
const kindOf = (key: string) => (key.startsWith('note:') ? KIND : undefined);

/** A tab with its own copy of the stored records. */
function openTab(removedFor?: number) {
  const store = createRecordStore('notes', {
    version: 1,
    kindOf,
    removedKey: (key) => `removed:${key}`,
    ...(removedFor !== undefined && { removedFor }),
  });
  let known: Records = {};
  let mine: Records = {};
  return {
    store,
    records: () => mine,
    set(key: string, record?: object) {
      const { [key]: _before, ...others } = mine;
      mine = record ? { ...others, [key]: record } : others;
    },
    async read() {
      await store.restore(known);
      const read = await store.read();
      if ('issue' in read) throw new Error(read.issue);
      mine = withOwnChanges(read.records, mine, known, kindOf);
      known = read.records;
    },
    async write(at = AT) {
      await store.restore(known);
      const result = await store.write(mine, known, at);
      if ('issue' in result) throw new Error(result.issue);
      [mine, known] = [result.records, result.records];
    },
  };
}

type Tab = ReturnType<typeof openTab>;

/** What a tab does with one field of one record, or with all that is stored. */
const action = fc.record({
  tab: fc.nat(1),
  what: fc.constantFrom('edit', 'edit', 'edit', 'remove', 'read', 'write', 'clear'),
  key: fc.constantFrom('note:__proto__', 'note:b'),
  field: fc.constantFrom('x', 'y'),
});

async function act(
  tab: Tab,
  { what, key, field }: { what: string; key: string; field: string },
  value: number,
) {
  if (what === 'edit') tab.set(key, { ...tab.records()[key], [field]: value });
  else if (what === 'remove') tab.set(key);
  else if (what === 'read') await tab.read();
  else if (what === 'write') await tab.write();
  else browser.entries('notes').clear();
}

describe('two tabs that store the same records', () => {
  it('end with the same records after any changes, and a browser that deletes them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 20 }), async (actions) => {
        browser.clear();
        const tabs = [openTab(), openTab()] as const;
        for (const [index, one] of actions.entries()) await act(tabs[one.tab as 0 | 1], one, index);
        for (const tab of [...tabs, ...tabs]) await tab.write();
        for (const tab of tabs) await tab.read();
        expect(tabs[0].records()).toEqual(tabs[1].records());
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('keep the fields that each of them has changed', async () => {
    const [first, second] = [openTab(), openTab()];
    first.set('note:a', { x: 1, y: 1, z: 1 });
    await first.write();
    await second.read();
    first.set('note:a', { x: 2, y: 1, z: 1 });
    second.set('note:a', { x: 1, y: 3 });
    await first.write();
    await second.write();
    expect(second.records()).toEqual({ 'note:a': { x: 2, y: 3 } });
  });
});

it('What tells that a record was removed is deleted after a while, if its format says so', async () => {
  const tab = openTab(1000);
  tab.set('note:a', { x: 1 });
  await tab.write();
  tab.set('note:a');
  await tab.write();
  expect([...browser.entries('notes').keys()]).toEqual(['removed:note:a']);
  await tab.read();
  await tab.write();
  expect([...browser.entries('notes').keys()]).toEqual([]);
});

it('A record that is removed again after its old mark was found stays removed in every tab', async () => {
  const [tab, other] = [openTab(1000), openTab(1000)];
  browser.entries('notes').set('removed:note:a', { version: 1, at: AT });
  await tab.read();
  const now = new Date().toISOString();
  tab.set('note:a', { x: 1 });
  await tab.write(now);
  await other.read();
  tab.set('note:a');
  await tab.write(now);
  tab.set('note:b', { x: 2 });
  await tab.write(now);
  await other.read();
  expect(other.records()).toEqual({ 'note:b': { x: 2 } });
});
