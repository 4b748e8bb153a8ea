import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Category } from '@/domain/category/schema';
import { smallContent } from '@/domain/content/contentFixture';
import { FEATURED_LIMITS } from '@/domain/featured/featured';
import { COLLECTIONS } from '../../drafts/state/draftEntry';
import { editLockLost } from '../../drafts/state/statusSlice';
import {
  projectCategory,
  edit,
  names,
  NOW,
  openStore,
  publishedStore,
  type Store,
} from '../../drafts/draftsFixture';
import { rehydrateDrafts } from '../../drafts/storage/draftPersistence';
import { undo } from '../../drafts/editThunks';
import { readStored } from '../../drafts/storage/storedDrafts';
import { selectPublished } from '../../drafts/content/workingCopySelectors';
import { backupContents, restoreBackup, type BackupContents } from './backupRestore';
import { selectDrafts } from '../../drafts/state/draftsReducer';

const { browser, library } = await vi.hoisted(async () => {
  const { memoryDatabase } = await import('../../../../tests/helpers/storage/memoryDatabase');
  return memoryDatabase();
});

vi.mock('idb-keyval', () => library);

beforeEach(() => {
  browser.clear();
});

const published = (store: Store) => selectPublished(store.getState())!.content;
const look = (store: Store, raw: unknown): BackupContents =>
  backupContents(raw, selectDrafts(store.getState()), published(store));
const restore = (store: Store, { open, changed }: BackupContents, replaces = false) =>
  store.dispatch(restoreBackup(replaces ? [...open, ...changed] : open, published(store), NOW));

const FILM = projectCategory('a', 'Film');
const CINEMA = projectCategory('a', 'Cinema');

const drafts = (projectCategories: unknown) => ({ version: 1, drafts: { projectCategories } });
const called = (records: { name: string }[]) => records.map(({ name }) => name);

describe('a backup', () => {
  it('restores every readable entry, as one step that can be undone', async () => {
    const store = await openStore();
    const raw = drafts({
      a: { base: FILM, draft: CINEMA },
      c: { base: null, draft: projectCategory('c', 'Concerts') },
      d: { base: null, draft: { id: 'd', name: 7 } },
      e: 'nonsense',
    });
    const contents = look(store, raw);
    expect(contents.lost).toEqual(['Project category “d”', 'Project category “e”']);
    const { restored, outcome } = await restore(store, contents);
    expect([restored.length, outcome]).toEqual([2, 'stored']);
    expect(names(store)).toEqual(['Cinema', 'Music', 'Concerts']);
    expect(names(await openStore())).toEqual(['Cinema', 'Music', 'Concerts']);
    await store.dispatch(undo());
    expect(names(store)).toEqual(['Film', 'Music']);
  });

  it('names damaged holds and corrections', async () => {
    const store = await openStore();
    const hold = { id: 'h1', productId: ['p1'], from: 5, quantity: 1, reason: 'rental' };
    const part = { file: 'services/index.json', path: 'services[]', json: '{"half' };
    const raw = {
      version: 1,
      drafts: {
        holds: { h1: { base: null, draft: hold } },
        repairs: {
          r1: { base: null, draft: part },
          r2: { base: null, draft: { ...part, json: 5 } },
        },
      },
    };
    expect(look(store, raw)).toMatchObject({ open: [], lost: ['Availability: h1', 'r1', 'r2'] });
    expect(readStored({ ...raw, history: {} })).toMatchObject({ kind: 'read', dropped: 3 });
  });

  it('restores a change with an unreadable base onto the published record', async () => {
    const store = await openStore();
    const contents = look(store, drafts({ a: { base: { id: 'a' }, draft: CINEMA } }));
    await restore(store, contents);
    expect(selectDrafts(store.getState()).projectCategories['a']).toEqual({
      base: FILM,
      draft: CINEMA,
    });
  });

  it('restores the base of a change, so that it can be merged', async () => {
    const store = await openStore();
    const base: Category = { ...FILM, name: 'Films' };
    await restore(store, look(store, drafts({ a: { base, draft: CINEMA } })));
    expect(selectDrafts(store.getState()).projectCategories['a']?.base).toEqual(base);
  });

  it('replaces newer changes only if requested', async () => {
    const store = await openStore();
    await edit(store, 'a', 'Drama');
    await edit(store, 'b', 'Songs');
    const contents = look(
      store,
      drafts({
        a: { base: FILM, draft: CINEMA },
        b: { base: projectCategory('b', 'Music'), draft: projectCategory('b', 'Songs') },
      }),
    );
    expect(called(contents.changed)).toEqual(['Project category “Cinema”']);
    expect(contents.same).toEqual(['Project category “Songs”']);
    await restore(store, contents);
    expect(names(store)).toEqual(['Drama', 'Songs']);
    await restore(store, contents, true);
    expect(names(store)).toEqual(['Cinema', 'Songs']);
  });

  it.each([
    ['without a version', { drafts: { projectCategories: { a: { base: FILM, draft: CINEMA } } } }],
    ['with the drafts alone', { projectCategories: { a: { base: FILM, draft: CINEMA } } }],
    ['as text', JSON.stringify(drafts({ a: { base: FILM, draft: CINEMA } }))],
    [
      'with text in it',
      { drafts: JSON.stringify({ projectCategories: { a: { base: FILM, draft: CINEMA } } }) },
    ],
  ])('is read %s', async (_what, raw) => {
    const store = await openStore();
    await restore(store, look(store, raw));
    expect(names(store)).toEqual(['Cinema', 'Music']);
  });

  it('restores all records except those that would exceed a limit', async () => {
    const service = (at: number) => ({
      id: `s${at}`,
      title: `Service ${at}`,
      description: 'As long as it takes.',
      slug: `service-${at + 1}`,
      isFeatured: true,
    });
    const featured = Array.from({ length: FEATURED_LIMITS.services }, (_none, at) => service(at));
    const store = await publishedStore({ 'services/index.json': { services: featured } });
    await store.dispatch(rehydrateDrafts());
    const services = {
      s8: { base: null, draft: service(8) },
      s9: { base: null, draft: { ...service(9), isFeatured: false } },
    };
    const outcome = await restore(store, look(store, { drafts: { services } }));
    expect(outcome.restored).toEqual(['Service “Service 9”']);
    expect(outcome.rejected).toEqual([
      { name: 'Service “Service 8”', violation: { kind: 'featured', list: 'services', limit: 3 } },
    ]);
  });

  it('restores changes that are valid only together, such as the new name of a category and its records', async () => {
    const store = await publishedStore(smallContent().files);
    await store.dispatch(rehydrateDrafts());
    const { projectCategories, projects } = published(store);
    const film = projectCategories.find(({ name }) => name === 'Film')!;
    const inFilm = projects.filter((project) => project.category.includes('Film'));
    expect(inFilm.length).toBeGreaterThan(0);
    const moved = inFilm.map((base) => {
      const renamed = base.category.map((name) => (name === 'Film' ? 'Cinema' : name));
      return [base.id, { base, draft: { ...base, category: renamed } }] as const;
    });
    const raw = {
      drafts: {
        projects: Object.fromEntries(moved),
        projectCategories: { [film.id]: { base: film, draft: { ...film, name: 'Cinema' } } },
      },
    };
    const { restored, rejected } = await restore(store, look(store, raw));
    expect([restored.length, rejected]).toEqual([inFilm.length + 1, []]);
  });

  it('restores nothing while another tab edits', async () => {
    const store = await openStore();
    store.dispatch(editLockLost());
    const contents = look(store, drafts({ a: { base: FILM, draft: CINEMA } }));
    expect((await restore(store, contents)).outcome).toBe('rejected');
    expect(names(store)).toEqual(['Film', 'Music']);
  });

  it('with arbitrary content is read without errors', async () => {
    const store = await openStore();
    const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.json());
    const map = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'a')), value);
    const raws = fc.oneof(
      value,
      fc.dictionary(fc.constantFrom(...COLLECTIONS, 'other'), fc.oneof(map, value)),
    );
    fc.assert(
      fc.property(raws, (raw) => {
        const { open, changed, same, lost } = look(store, { drafts: raw });
        expect([open, changed, same, lost].every(Array.isArray)).toBe(true);
        expect({}).not.toHaveProperty('draft');
      }),
      { examples: [[{ pages: { toString: 0 }, orders: { constructor: 0 } }]] },
    );
  });
});
