import { beforeEach, expect, it } from 'vitest';
import { draftsInRecords, draftStore } from '../../src/admin/drafts/storage/draftRecords';
import { collectMediaRefs } from '../../src/admin/drafts/storage/mediaDrafts';
import { requestsDataOf, requestStore } from '../../src/admin/requests/storage/requestRecords';
import { isJsonObject } from '../../src/domain/text/jsonObject';
import stored from '../fixtures/stored/drafts1-requests1.json';
import { browser } from '../helpers/storage/memoryDatabase';

/** What version 1 stored in browsers of the office: recorded from the back office, with invented customers. */
const {
  'slate-drafts': drafts,
  'slate-requests': requests,
  'slate-media': media,
} = stored.databases;

/** Returns the entries of a database, which JSON holds as lists of key and value. */
const entriesOf = (entries: readonly unknown[]): [string, unknown][] =>
  entries.map((entry) => {
    const [key, value] = entry as [string, unknown];
    return [key, value];
  });

beforeEach(() => {
  browser.clear();
  for (const [name, { entries }] of Object.entries({
    'slate-drafts': drafts,
    'slate-requests': requests,
  }))
    for (const [key, value] of entriesOf(entries)) browser.entries(name).set(key, value);
});

async function readAll(store: typeof draftStore) {
  const read = await store.read();
  if ('issue' in read) throw new Error(read.issue);
  expect(read).toMatchObject({ damaged: [], isNewer: false, isEmpty: false });
  return read.records;
}

it.each(['before', 'after'])(
  'The drafts, the undo steps and the images of version 1 are read completely %s the first change',
  async (moment) => {
    const before = await readAll(draftStore);
    if (moment === 'after') await draftStore.write({}, {}, '2026-06-01T08:00:00.000Z');
    const records = await readAll(draftStore);
    expect(records).toEqual(before);
    const read = draftsInRecords(records);
    const counts = Object.entries(read.drafts).map(
      ([name, map]) => [name, Object.keys(map).length] as const,
    );
    expect(Object.fromEntries(counts)).toMatchObject({
      services: 1,
      products: 2,
      projects: 1,
      productCategories: 1,
      pages: 3,
      settings: 1,
      holds: 2,
    });
    expect(read.history.done).toHaveLength(12);
    expect([...collectMediaRefs(read.drafts)]).toEqual(entriesOf(media.blobs).map(([key]) => key));
  },
);

it('The requests and their settings of version 1 are read completely, and stored in the present format', async () => {
  const read = requestsDataOf(await readAll(requestStore));
  // The IDs that requests get are random, and stay the same.
  expect(requestsDataOf(await readAll(requestStore))).toEqual(read);
  const versions = [...browser.entries('slate-requests').values()];
  expect(versions.every((entry) => isJsonObject(entry) && entry.version === 2)).toBe(true);
  const items = Object.values(read.byRef).flatMap(({ status, items: all }) =>
    all.map(({ id, holdIds }) => [status, holdIds.length, id.startsWith('item-')]),
  );
  expect(items.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))).toEqual([
    ['confirmed', 1, true],
    ['declined', 0, true],
    ['new', 0, true],
    ['quoted', 0, true],
    ['returned', 1, true],
  ]);
  for (const request of Object.values(read.byRef)) {
    expect(request).toMatchObject({ lines: [], payments: [], documents: [], checklist: [] });
    expect(request.id).toMatch(/^request-\w{10}$/);
    expect(request.log.every(({ id }) => id.startsWith('log-'))).toBe(true);
  }
  expect(read.settings.lastCounts.quote).toEqual({ 2026: 1 });
  const statuses = Object.values(read.byRef).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['confirmed', 'declined', 'new', 'quoted', 'returned']);
  expect(read.settings.rates).not.toEqual({});
  const [quote] = read.byRef['SL-SDT72G']?.quotes ?? [];
  expect(quote).toMatchObject({ number: 'Q-2026-0001', terms: '' });
  // These quotes do not have the details of the company. Their page shows the present ones.
  expect(quote).not.toHaveProperty('company');
});
