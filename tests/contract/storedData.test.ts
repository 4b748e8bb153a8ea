import { expect, it } from 'vitest';
import { collectMediaRefs } from '../../src/admin/drafts/storage/mediaDrafts';
import { readStored } from '../../src/admin/drafts/storage/storedDrafts';
import { readStoredRequests } from '../../src/admin/requests/storage/storedRequests';
import stored from '../fixtures/stored/drafts1-requests1.json';

/** What browsers of the office store today: recorded from the back office, with invented customers. */
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

it('The drafts, the undo steps and the images of version 1 are read completely', () => {
  const read = readStored(new Map(entriesOf(drafts.entries)).get('drafts'));
  if (read.kind !== 'read') throw new Error(`The drafts are ${read.kind}.`);
  expect(read.dropped).toBe(0);
  const changed = Object.entries(read.drafts).map(([name, map]) => [name, Object.keys(map).length]);
  expect(Object.fromEntries(changed)).toMatchObject({
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
});

it('The requests and their settings of version 1 are read completely', async () => {
  const read = await readStoredRequests(entriesOf(requests.entries));
  expect(read).toMatchObject({ damaged: [], isNewer: false, isEmpty: false });
  const statuses = Object.values(read.byRef).map(({ status }) => status);
  expect(statuses.sort()).toEqual(['confirmed', 'declined', 'new', 'quoted', 'returned']);
  expect(read.settings.rates).not.toEqual({});
  const [quote] = read.byRef['SL-SDT72G']?.quotes ?? [];
  expect(quote).toMatchObject({ number: 'Q-2026-0001', terms: '' });
  // These quotes do not have the details of the company. Their page shows the present ones.
  expect(quote).not.toHaveProperty('company');
});
