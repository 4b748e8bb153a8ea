import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { publishedStore } from '../../drafts/draftsFixture';
import { applyEdits } from '../../drafts/editThunks';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { inMemorySource } from '../inMemorySource';
import { publishChanges, refreshResult } from './publishChanges';
import type { Bundle, PublishTarget } from '../publishTarget';
import { fetchPublishStatus } from './publishStatus';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

/** The files that the website serves. */
let files: Record<string, unknown>;

beforeEach(async () => {
  await clearBackOffice();
  ({ files } = smallContent());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: 'next' })));
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});

/** Returns a store of the back office with a new description of one product. */
async function edited() {
  const store = await publishedStore(files, true);
  const { products } = selectWorkingCopy(store.getState())!;
  const draft = { ...products.find(({ id }) => id === 'p1')!, description: 'Sharp' };
  await store.dispatch(applyEdits('p1', [{ collection: 'products', id: 'p1', draft }], ''));
  return store;
}

const written = ({ files: sent }: Bundle) => {
  Object.assign(files, Object.fromEntries(sent.map(({ path, json }) => [path, json])));
};

/** Publishes all changes, advancing the time while it waits. */
async function published(
  store: Awaited<ReturnType<typeof edited>>,
  target: Pick<PublishTarget, 'publish' | 'ahead'>,
) {
  const ending = store.dispatch(
    publishChanges(
      { ...target, explain: ({ code }) => code },
      () => true,
      () => undefined,
    ),
  );
  for (;;) {
    const passing = vi.advanceTimersByTimeAsync(500).then(() => undefined);
    const result = await Promise.race([ending, passing]);
    if (result) return result;
  }
}

describe('drafts that were published', () => {
  it('are cleared once the live content contains them, also if old files are served at first', async () => {
    const store = await edited();
    const publish = (bundle: Bundle) => {
      setTimeout(() => written(bundle), 2500);
      return Promise.resolve({ kind: 'published', content: 'next' } as const);
    };
    expect(await published(store, { publish })).toEqual({ kind: 'visible' });
    expect(selectDrafts(store.getState()).products).toEqual({});
  });

  it('stay as long as old files are served', async () => {
    const store = await edited();
    const publish = () => Promise.resolve({ kind: 'published', content: 'next' } as const);
    expect(await published(store, { publish })).toMatchObject({ kind: 'pending' });
    expect(selectDrafts(store.getState()).products).toMatchObject({
      p1: { draft: { description: 'Sharp' } },
    });
  });

  it('are reported as live once the website contains them, not when they are discarded', async () => {
    const store = await edited();
    const { p1: entry } = selectDrafts(store.getState()).products;
    let sent: Bundle | undefined;
    const publish = (bundle: Bundle) => {
      sent = bundle;
      return Promise.resolve({ kind: 'published', content: 'next' } as const);
    };
    const result = await published(store, { publish });
    const discarded = { collection: 'products', id: 'p1', draft: entry!.base } as const;
    await store.dispatch(applyEdits('p1', [discarded], ''));
    // The publication is not live yet, so discarding it is a new change.
    const { base, draft } = entry!;
    const reverted = { base: draft, draft: base, over: base };
    expect(selectDrafts(store.getState()).products).toEqual({ p1: reverted });
    const before = await store.dispatch(fetchPublishStatus());
    expect(refreshResult(result, before)).toMatchObject({ kind: 'pending' });
    written(sent!);
    const after = await store.dispatch(fetchPublishStatus());
    expect(refreshResult(result, after)).toEqual({ kind: 'visible' });
  });
});

describe('another publication that is not live yet', () => {
  /** Publishes to a target whose content is ahead of the live content in one product. */
  async function publishedAfter(fields: object) {
    const store = await edited();
    const ahead = structuredClone(files);
    for (const path of ['products/index.json', 'products/by-category/lenses.json']) {
      const { products } = ahead[path] as { products: { id: string }[] };
      Object.assign(products.find(({ id }) => id === 'p1') ?? {}, fields);
    }
    const sent: Bundle[] = [];
    const publish = (bundle: Bundle) => {
      sent.push(bundle);
      Object.assign(files, ahead);
      written(bundle);
      return Promise.resolve({ kind: 'published', content: 'next' } as const);
    };
    const target = { publish, ahead: () => Promise.resolve(inMemorySource(ahead)) };
    return { result: await published(store, target), sent };
  }

  it('is merged with the drafts', async () => {
    const { result, sent } = await publishedAfter({ stock: 9 });
    expect(result).toEqual({ kind: 'visible' });
    expect(JSON.stringify(sent)).toContain('"description":"Sharp"');
    expect(files['products/index.json']).toMatchObject({
      products: expect.arrayContaining([expect.objectContaining({ id: 'p1', stock: 9 })]),
    });
  });

  it('is not overwritten if it changed the same field', async () => {
    const { result, sent } = await publishedAfter({ description: 'Of another administrator' });
    expect(result).toEqual({ kind: 'conflicts' });
    expect(sent).toEqual([]);
  });
});

it('A file that no index refers to is found on the next attempt, and its content is kept', async () => {
  const stray = { projects: [{ id: 'old', title: 'Old' }] };
  const store = await edited();
  const category = { id: 'k3', name: 'Dance', slug: 'dance', isActive: true };
  await store.dispatch(
    applyEdits('k3', [{ collection: 'projectCategories', id: 'k3', draft: category }], ''),
  );
  files['projects/by-category/dance.json'] = stray;
  const was: (string | null | undefined)[] = [];
  const publish = (bundle: Bundle) => {
    was.push(bundle.files.find(({ path }) => path.endsWith('/dance.json'))?.was);
    if (was.length === 1) return Promise.resolve({ kind: 'stale' } as const);
    written(bundle);
    return Promise.resolve({ kind: 'published', content: 'next' } as const);
  };
  expect(await published(store, { publish })).toEqual({ kind: 'visible' });
  expect(was).toEqual([null, undefined]);
  expect(files['projects/by-category/dance.json']).toBe(stray);
});
