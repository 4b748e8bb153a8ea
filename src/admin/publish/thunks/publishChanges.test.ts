import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { contentHashWith, readBranch } from '../liveContent';
import { FileStoreError } from '../../file-store/fileStore';
import { publishedStore, type Store } from '../../drafts/draftsFixture';
import { applyEdits, undo } from '../../drafts/editThunks';
import { flush } from '../../storage/keepTable';
import { undoRejectionMessage } from '../../drafts/messages';
import { selectPublished, selectDraftContent } from '../../drafts/content/draftContent';
import { entryAfterPublish, publishChanges } from './publishChanges';
import { memoryTarget, optionOf, type SentCommit } from '../publishFixture';
import type { PublishTarget } from '../publishTarget';
import { fetchPublishStatus } from '../merge/reconcile';
import { draftsLoaded } from '../../drafts/state/draftSlices';
import { selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

/** The files that the website serves. */
let files: Record<string, unknown>;
/** The content of the build that it names. */
let version = () => '';

/** Returns a target, whose commits the website names immediately. */
function targetOf(branch: Record<string, unknown>, onCommit: (sent: SentCommit) => unknown) {
  const made = memoryTarget(branch, onCommit);
  ({ version } = made);
  return made;
}

beforeEach(async () => {
  await flush();
  await clearBackOffice();
  ({ files } = smallContent());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: version() })));
  // The tabs of earlier tests have other websites.
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = () => undefined;
      close = () => undefined;
    },
  );
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});

/** Returns a store of the back office with a new description of one product. */
async function edited() {
  const store = await publishedStore(files, true);
  const { products } = selectDraftContent(store.getState())!;
  const draft = { ...products.find(({ id }) => id === 'p1')!, description: 'Sharp' };
  await store.dispatch(applyEdits('p1', [{ collection: 'products', id: 'p1', draft }], ''));
  return store;
}

const written = ({ files: sent }: SentCommit) => void Object.assign(files, sent);

/** Publishes all changes, advancing the time while it waits. */
async function published(store: Store, target: PublishTarget) {
  const ending = store.dispatch(publishChanges(optionOf(target), () => true));
  for (;;) {
    const passing = vi.advanceTimersByTimeAsync(500).then(() => undefined);
    const result = await Promise.race([ending, passing]);
    if (result) return result.result;
  }
}

const draftsOf = (store: Store) => selectDrafts(store.getState()).products;
const shown = (store: Store) =>
  selectPublished(store.getState())?.content.products.find(({ id }) => id === 'p1')?.description;
const discard = (store: Store, draft: unknown) =>
  store.dispatch(applyEdits('p1', [{ collection: 'products', id: 'p1', draft }], ''));

describe('a publication', () => {
  it('is no draft any more, and is awaited as long as a cache serves old files', async () => {
    const store = await edited();
    const { target } = targetOf(structuredClone(files), (sent) => {
      setTimeout(() => written(sent), 2500);
    });
    expect(await published(store, target)).toEqual({ kind: 'visible' });
    expect([draftsOf(store), selectPending(store.getState())]).toEqual([{}, null]);
  });

  it('is what the back office is based on before visitors get it, and ends as soon as they do', async () => {
    const store = await edited();
    const sent: SentCommit[] = [];
    const { target } = targetOf(structuredClone(files), (commit) => void sent.push(commit));
    expect(await published(store, target)).toMatchObject({ kind: 'pending', id: 'next' });
    expect([draftsOf(store), shown(store)]).toEqual([{}, 'Sharp']);
    expect(selectPending(store.getState())?.publication).toEqual({
      id: 'next',
      at: expect.any(String),
    });
    // A tab that opens now has read the row and what visitors get.
    const other = await publishedStore(files, true);
    expect([draftsOf(other), shown(other)]).toEqual([{}, 'Sharp']);
    written(sent[0]!);
    await store.dispatch(fetchPublishStatus());
    expect([selectPending(store.getState()), shown(store)]).toEqual([null, 'Sharp']);
    other.dispatch(draftsLoaded([], null));
    await expect.poll(() => shown(other)).toBe('Sharp');
  });

  it('can be changed or discarded again: its base is the published record, without a conflict', async () => {
    const store = await edited();
    const { base } = draftsOf(store).p1!;
    const branch = structuredClone(files);
    const { target } = targetOf(branch, (commit) => void Object.assign(branch, commit.files));
    await published(store, target);
    await discard(store, base);
    expect(draftsOf(store)).toMatchObject({ p1: { base: { description: 'Sharp' }, draft: base } });
    const { conflicting } = await store.dispatch(fetchPublishStatus(target));
    expect(conflicting).toEqual([]);
    expect(draftsOf(store)).toMatchObject({ p1: { base: { description: 'Sharp' }, draft: base } });
    await published(store, target);
    expect(JSON.stringify(branch)).not.toContain('Sharp');
  });

  it('is no draft either if the branch was read, such as by another tab, before its answer came', async () => {
    const store = await edited();
    const branch = structuredClone(files);
    const { target, store: branchStore } = targetOf(branch, (sent) => {
      Object.assign(branch, sent.files);
    });
    const commit: typeof branchStore.commit = async (...sent) => {
      const made = await branchStore.commit(...sent);
      await store.dispatch(fetchPublishStatus(target));
      return made;
    };
    await published(store, { ...target, openStore: () => ({ ...branchStore, commit }) });
    expect([draftsOf(store), shown(store)]).toEqual([{}, 'Sharp']);
  });

  it('no longer counts if the branch has lost it, so that it can be published again', async () => {
    const store = await edited();
    const branch = structuredClone(files);
    const { target } = targetOf(branch, () => undefined);
    await published(store, target);
    expect(shown(store)).toBe('Sharp');
    await store.dispatch(fetchPublishStatus(target));
    expect([selectPending(store.getState()), shown(store)]).toEqual([null, '']);
  });

  it('cannot be undone, but restored from the history', async () => {
    const store = await edited();
    const { target } = targetOf(structuredClone(files), () => undefined);
    await published(store, target);
    const outcome = await store.dispatch(undo());
    expect('rejection' in outcome && undoRejectionMessage(outcome.rejection)).toBe(
      'Published: restore it from the history.',
    );
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
    const sent: SentCommit[] = [];
    const { target } = targetOf(ahead, (commit) => {
      sent.push(commit);
      Object.assign(files, ahead);
      written(commit);
    });
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

describe('a branch', () => {
  it('that moves is read again, and the changes are made to what it has then', async () => {
    const store = await edited();
    const branch = structuredClone(files);
    const { target, store: branchStore } = targetOf(branch, written);
    let isMoved = false;
    const commit: typeof branchStore.commit = async (...sent) => {
      if (isMoved) return branchStore.commit(...sent);
      isMoved = true;
      const { products } = branch['products/by-category/lenses.json'] as { products: object[] };
      Object.assign(products[1]!, { description: 'Of another administrator' });
      return 'moved';
    };
    const moving = { ...target, openStore: () => ({ ...branchStore, commit }) };
    expect(await published(store, moving)).toEqual({ kind: 'visible' });
    expect(JSON.stringify(files['products/by-category/lenses.json'])).toMatch(
      /Sharp.*Of another administrator/,
    );
  });

  it('that moves each time is left alone after three times', async () => {
    const { target, store: branchStore } = targetOf(files, written);
    const commit = vi.fn(async () => 'moved' as const);
    const moving = { ...target, openStore: () => ({ ...branchStore, commit }) };
    expect(await published(await edited(), moving)).toEqual({ kind: 'busy' });
    expect(commit).toHaveBeenCalledTimes(3);
  });

  it('that has the changes already gets no commit: the answer to it was lost', async () => {
    const store = await edited();
    const branch = structuredClone(files);
    const { target, store: branchStore } = targetOf(branch, (sent) => {
      Object.assign(branch, sent.files);
      throw new FileStoreError('offline');
    });
    const commit = vi.fn(branchStore.commit);
    const lossy = { ...target, openStore: () => ({ ...branchStore, commit }) };
    const failure = { code: 'offline', words: undefined, until: undefined };
    expect(await published(store, lossy)).toEqual({ kind: 'failed', failure });
    Object.assign(files, branch);
    const content = await contentHashWith(await readBranch(branchStore), new Map());
    version = () => content;
    expect(await published(store, lossy)).toEqual({ kind: 'visible' });
    expect(commit).toHaveBeenCalledOnce();
  });

  it('that needs a credential gets no commit without one', async () => {
    const target = { openStore: () => undefined, explain: () => '' };
    expect(await published(await edited(), target)).toEqual({
      kind: 'failed',
      failure: { code: 'notConnected' },
    });
  });
});

it('A file that no index refers to is found, and its content is kept', async () => {
  const stray = { projects: [{ id: 'old', title: 'Old' }] };
  const store = await edited();
  const category = { id: 'k3', name: 'Dance', slug: 'dance', isActive: true };
  await store.dispatch(
    applyEdits('k3', [{ collection: 'projectCategories', id: 'k3', draft: category }], ''),
  );
  files['projects/by-category/dance.json'] = stray;
  const sent: SentCommit[] = [];
  const { target } = targetOf(files, (commit) => {
    sent.push(commit);
    written(commit);
  });
  expect(await published(store, target)).toEqual({ kind: 'visible' });
  expect(sent.map(({ files: all }) => Object.keys(all))).toHaveLength(1);
  expect(files['projects/by-category/dance.json']).toBe(stray);
});

describe('a draft after its publication is', () => {
  const [base, sent, later] = ['1', '2', '3'].map((price) => ({ id: 'p1', price }));
  const stored = { ...sent, slug: 'p1' };
  it.each([
    ['unchanged: removed', { base, draft: sent }, null],
    [
      'changed since: based on the published record',
      { base, draft: later },
      { base: stored, draft: later },
    ],
    ['discarded since: a change, too', null, { base: stored, draft: base }],
  ])('%s', (_name, now, expected) => {
    expect(entryAfterPublish(now, { base, draft: sent }, stored)).toEqual(expected);
  });
});
