import { beforeEach, describe, expect, it } from 'vitest';
import { edit, names, openStore, projectCategory } from '../draftsFixture';
import { rehydrateDrafts, removeDamagedDrafts } from './draftPersistence';
import { draftStore } from './draftRecords';
import { browser } from '../../../../tests/helpers/storage/memoryDatabase';

beforeEach(() => {
  browser.clear();
});

const entry = (id: string, name: string) => ({ base: null, draft: projectCategory(id, name) });
const step = (id: string, name: string) => ({
  id: `step-${id}`,
  label: name,
  at: '2026-06-01T08:00:00.000Z',
  changes: [{ collection: 'projectCategories', id, before: null, after: entry(id, name) }],
});

/** The single entry of version 1. */
function former(projectCategories: Record<string, unknown>, others: object = {}) {
  const history = { done: [step('c', 'Concerts')], undone: [] };
  return { version: 1, storeId: 's', drafts: { projectCategories, ...others }, history };
}

const FORMER = former({ d: entry('d', 'Drama'), c: entry('c', 'Concerts') });
const keep = (json: unknown) => browser.entries().set('drafts', json);
const keys = () => [...browser.entries().keys()].toSorted();

describe('drafts of version 1', () => {
  it('are read in their order, with the steps that can be undone, and nothing is written yet', async () => {
    keep(FORMER);
    const store = await openStore();
    expect(names(store)).toEqual(['Film', 'Music', 'Drama', 'Concerts']);
    expect(store.getState().history.done).toMatchObject([{ label: 'Concerts' }]);
    expect(store.getState().status).toMatchObject({ storage: 'stored', damaged: [], losses: [] });
    expect(keys()).toEqual(['drafts']);
  });

  it('become an entry for each record with the first change, and a copy is kept', async () => {
    keep(FORMER);
    await edit(await openStore(), 'a', 'Cinema');
    expect(keys()).toEqual([
      'draft:projectCategories:a',
      'draft:projectCategories:c',
      'draft:projectCategories:d',
      'drafts',
      'drafts.v1',
      'history',
    ]);
    expect(browser.entries().get('drafts.v1')).toEqual(FORMER);
    const later = await openStore();
    expect(names(later)).toEqual(['Cinema', 'Music', 'Drama', 'Concerts']);
    expect(later.getState().history.done.map(({ label }) => label)).toEqual([
      'Concerts',
      'a is Cinema',
    ]);
    await draftStore.deleteFormer();
    expect(keys()).not.toContain('drafts.v1');
  });

  it('are not written by an open tab of that version any more, which rejects a newer one', async () => {
    await edit(await openStore(), 'a', 'Cinema');
    expect(browser.entries().get('drafts')).toEqual({ version: 2 });
  });

  it('that a tab of that version writes after the browser has deleted everything are joined', async () => {
    const store = await openStore();
    await edit(store, 'a', 'Cinema');
    browser.entries().clear();
    keep(FORMER);
    await store.dispatch(rehydrateDrafts());
    expect(names(store)?.toSorted()).toEqual(['Cinema', 'Concerts', 'Drama', 'Music']);
    await edit(store, 'b', 'Songs');
    expect(names(await openStore())?.toSorted()).toEqual(['Cinema', 'Concerts', 'Drama', 'Songs']);
  });

  it.each([
    ['that are no JSON object', 'nonsense'],
    ['of another type', { version: 1, drafts: 'nonsense', history: {} }],
    ['without drafts', { version: 1, history: {} }],
    ['with a collection of another version', former({}, { coupons: { one: {} } })],
    ['with a collection of another type', former({}, { products: 'nonsense' })],
    ['with a damaged entry', former({ d: 7 })],
  ])('%s are reported, and set aside with the first change', async (_what, json) => {
    keep(json);
    const store = await openStore();
    expect(store.getState().status.damaged).toEqual(['drafts']);
    expect(JSON.parse(await draftStore.textOf(['drafts']))).toEqual({ drafts: json });
    expect((await edit(store, 'a', 'Cinema')).outcome).toBe('stored');
    const [aside = ''] = keys().filter((key) => key.startsWith('damaged:'));
    expect(browser.entries().get(aside)).toEqual(json);
    const later = await openStore();
    expect(later.getState().status.damaged).toEqual([aside]);
    // Other tabs receive a message, and read again.
    const other = new BroadcastChannel('slate-drafts');
    const received = new Promise((resolve) => other.addEventListener('message', resolve));
    await later.dispatch(removeDamagedDrafts([aside]));
    expect(await received).toMatchObject({ data: 'stored' });
    other.close();
    expect(later.getState().status.damaged).toEqual([]);
    expect((await openStore()).getState().status.damaged).toEqual([]);
    expect(names(await openStore())).toContain('Cinema');
  });

  it('that are damaged can be deleted before anything is changed; what can be read stays', async () => {
    keep(former({ c: entry('c', 'Concerts'), d: 7 }));
    const store = await openStore();
    await draftStore.deleteDamaged(store.getState().status.damaged);
    const later = await openStore();
    expect(later.getState().status.damaged).toEqual([]);
    expect(names(later)).toContain('Concerts');
  });

  it('are not overwritten while the device is full', async () => {
    const json = former({ c: entry('c', 'Concerts'), d: 7 });
    keep(json);
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    const store = await openStore();
    expect(names(store)).toEqual(['Film', 'Music', 'Concerts']);
    expect((await edit(store, 'a', 'Cinema')).outcome).toBe('full');
    expect(browser.entries().get('drafts')).toEqual(json);
    browser.writeFailure = null;
    expect((await edit(store, 'b', 'Songs')).outcome).toBe('stored');
    expect(names(await openStore())).toEqual(['Cinema', 'Songs', 'Concerts']);
  });

  it('include the copies that it made of damaged drafts, which can be downloaded', async () => {
    browser.entries().set('drafts.bak', 'older');
    browser.entries().set('drafts.backups', { 'drafts.bak': { at: '' } });
    expect((await openStore()).getState().status.damaged).toEqual(['drafts.bak']);
  });
});

it('A damaged draft is left out and reported, and set aside when its record is changed', async () => {
  await edit(await openStore(), 'a', 'Cinema');
  const damaged = { version: 2, entry: { base: null, draft: { id: 'a' } } };
  browser.entries().set('draft:projectCategories:a', damaged);
  const store = await openStore();
  expect(names(store)).toEqual(['Film', 'Music']);
  expect(store.getState().status.damaged).toEqual(['draft:projectCategories:a']);
  await edit(store, 'a', 'Drama');
  const [aside = ''] = keys().filter((key) => key.startsWith('damaged:'));
  expect(browser.entries().get(aside)).toEqual(damaged);
});

it.each([
  ['drafts', { version: 9, future: true }],
  ['draft:projectCategories:a', { version: 9, future: true }],
])('What a newer version has stored under %s is not overwritten', async (key, json) => {
  const store = await openStore();
  browser.entries().set(key, json);
  expect((await edit(store, 'a', 'Cinema')).outcome).toBe('newer');
  expect([...browser.entries()]).toEqual([[key, json]]);
  const again = await openStore();
  expect(again.getState().status.issue).toBe('newer');
  expect((await edit(again, 'b', 'Songs')).outcome).toBe('newer');
});

it('A full database and a denied database are reported as different failures', async () => {
  const store = await openStore();
  browser.failure = new DOMException('Full', 'QuotaExceededError');
  await store.dispatch(rehydrateDrafts());
  expect(store.getState().status.issue).toBe('full');
  browser.failure = new DOMException('Denied', 'SecurityError');
  await store.dispatch(rehydrateDrafts());
  expect(store.getState().status.issue).toBe('denied');
});
