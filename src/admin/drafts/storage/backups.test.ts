import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteBackup, MAX_BACKUPS, readBackups, type Backup } from './backups';
import { projectCategory, edit, names, openStore } from '../draftsFixture';
import { loadDrafts } from './draftStorage';
import type { StoredDrafts } from './storedDrafts';
import { rehydrateDrafts } from './draftPersistence';

const { browser, library } = await vi.hoisted(async () => {
  const { memoryDatabase } = await import('../../../../tests/helpers/storage/memoryDatabase');
  return memoryDatabase();
});

vi.mock('idb-keyval', () => library);

beforeEach(() => {
  browser.clear();
});

const MORNING = '2026-06-01T08:00:00.000Z';
const NOON = '2026-06-01T12:00:00.000Z';

const damage = (json: unknown) => browser.entries().set('drafts', json);

async function backups(): Promise<Backup[]> {
  const found = await readBackups();
  if (!Array.isArray(found)) throw new Error(found);
  return found;
}

const entry = (id: string, name: string) => ({ base: null, draft: projectCategory(id, name) });

function stored(projectCategories: Record<string, unknown>, others: object = {}) {
  const history = { done: [], undone: [] };
  return { version: 1, drafts: { projectCategories, ...others }, history };
}

describe('drafts that cannot be read', () => {
  it('are backed up in addition to earlier backups, each with its time and reason', async () => {
    damage('nonsense');
    await loadDrafts(MORNING);
    const partly = stored({ c: entry('c', 'Concerts'), d: 7 });
    damage(partly);
    await loadDrafts(NOON);
    expect(await backups()).toEqual([
      { key: 'drafts.bak', at: MORNING, raw: 'nonsense' },
      { key: 'drafts.bak.2', at: NOON, damaged: 1, raw: partly },
    ]);
  });

  it('are backed up once, however often they are read', async () => {
    damage(stored({ d: 7 }));
    await loadDrafts(MORNING);
    await loadDrafts(NOON);
    expect(await backups()).toMatchObject([{ at: MORNING }]);
  });

  it('are backed up when an earlier version of the site left a backup without a time', async () => {
    browser.entries().set('drafts.bak', 'older');
    damage('nonsense');
    await loadDrafts(NOON);
    expect(await backups()).toEqual([
      { key: 'drafts.bak', raw: 'older' },
      { key: 'drafts.bak.2', at: NOON, raw: 'nonsense' },
    ]);
  });

  it.each([
    ['drafts of another type', { version: 1, drafts: 'nonsense', history: {} }],
    ['no drafts', { version: 1, history: {} }],
    ['a collection of another version', stored({}, { coupons: { one: {} } })],
    ['a collection of another type', stored({}, { products: 'nonsense' })],
  ])('are backed up with %s', async (_what, json) => {
    damage(json);
    await loadDrafts(NOON);
    expect(await backups()).toMatchObject([{ raw: json }]);
  });

  it('are not overwritten while they cannot be backed up', async () => {
    const json = stored({ c: entry('c', 'Concerts'), d: 7 });
    damage(json);
    browser.writeFailure = new DOMException('Full', 'QuotaExceededError');
    const store = await openStore();
    expect(store.getState().status).toMatchObject({ storage: 'memory-only', issue: 'full' });
    expect(names(store)).toEqual(['Film', 'Music', 'Concerts']);
    expect((await edit(store, 'a', 'Cinema')).outcome).toBe('full');
    expect(browser.entries().get('drafts')).toEqual(json);
    browser.writeFailure = null;
    expect((await edit(store, 'b', 'Songs')).outcome).toBe('stored');
    expect(await backups()).toMatchObject([{ raw: json }]);
    expect(names(await openStore())).toEqual(['Cinema', 'Songs', 'Concerts']);
  });

  it('are not overwritten when the maximum number of backups exists, until one is deleted', async () => {
    for (let at = 0; at < MAX_BACKUPS; at += 1) {
      damage(`damage ${at}`);
      await loadDrafts(MORNING);
    }
    damage('one too many');
    const store = await openStore();
    expect(store.getState().status.issue).toBe('limitReached');
    expect((await edit(store, 'a', 'Cinema')).outcome).toBe('limitReached');
    expect(browser.entries().get('drafts')).toBe('one too many');
    const [first] = await backups();
    expect(await deleteBackup(first!.key)).toBe(true);
    expect((await edit(store, 'b', 'Songs')).outcome).toBe('stored');
    const kept = (await backups()).map(({ raw }) => raw);
    expect(kept).not.toContain('damage 0');
    expect(kept).toContain('one too many');
    expect(names(await openStore())).toEqual(['Cinema', 'Songs']);
  });

  it('have backups that can be deleted although the device is full', async () => {
    damage('nonsense');
    await loadDrafts(MORNING);
    const [{ key }] = (await backups()) as [Backup];
    let writes = 0;
    browser.turn = (transaction) => {
      if (transaction.startsWith('write')) writes += 1;
      if (writes === 2) browser.writeFailure = new DOMException('No space', 'QuotaExceededError');
      return Promise.resolve();
    };
    expect(await deleteBackup(key)).toBe(true);
    expect(writes).toBe(2);
    expect(await backups()).toEqual([]);
    browser.writeFailure = new DOMException('Access is denied', 'SecurityError');
    expect(await deleteBackup(key)).toBe(false);
  });

  it('are also backed up when they become damaged while a tab is open', async () => {
    const store = await openStore();
    await edit(store, 'a', 'Cinema');
    const json = { ...(browser.entries().get('drafts') as StoredDrafts), drafts: 'nonsense' };
    damage(json);
    expect((await edit(store, 'b', 'Songs')).outcome).toBe('stored');
    expect(await backups()).toMatchObject([{ raw: json }]);
    expect(names(await openStore())).toEqual(['Cinema', 'Songs']);
  });
});

it('Drafts that another tab stored in a newer version are not overwritten', async () => {
  const store = await openStore();
  damage({ version: 9, future: true });
  expect((await edit(store, 'a', 'Cinema')).outcome).toBe('newer');
  expect(browser.entries().get('drafts')).toEqual({ version: 9, future: true });
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
