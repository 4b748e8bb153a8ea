import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { contentHashWith, readBranch } from '../baseContent';
import { FileStoreError } from '../../file-store/fileStore';
import { publishedStore, type Store } from '../../drafts/draftsFixture';
import { applyEdits, undo } from '../../drafts/editThunks';
import { flush } from '../../storage/keepTable';
import { undoRejectionMessage } from '../../drafts/messages';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { publishChanges } from './publishChanges';
import { memoryTarget, optionOf, type SentCommit } from '../publishFixture';
import type { PublishTarget } from '../publishTarget';
import { reconcileDrafts } from '../merge/reconcile';
import { selectDrafts, selectPending } from '../../drafts/state/draftsReducer';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

let files: Record<string, unknown>;
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

  it('can be changed or discarded again: its base is the published record, without a conflict', async () => {
    const store = await edited();
    const { base } = draftsOf(store).p1!;
    const branch = structuredClone(files);
    const { target } = targetOf(branch, (commit) => void Object.assign(branch, commit.files));
    await published(store, target);
    await discard(store, base);
    expect(draftsOf(store)).toMatchObject({ p1: { base: { description: 'Sharp' }, draft: base } });
    const { conflicting } = await store.dispatch(reconcileDrafts(target));
    expect(conflicting).toEqual([]);
    expect(draftsOf(store)).toMatchObject({ p1: { base: { description: 'Sharp' }, draft: base } });
    await published(store, target);
    expect(JSON.stringify(branch)).not.toContain('Sharp');
  });

  it('is no draft either if another tab read the branch before its answer came', async () => {
    const store = await edited();
    const branch = structuredClone(files);
    const made = targetOf(branch, (sent) => void Object.assign(branch, sent.files));
    const commit: typeof made.store.commit = async (...sent) => {
      const moved = await made.store.commit(...sent);
      await store.dispatch(reconcileDrafts(made.target));
      return moved;
    };
    const openStore = () => ({ ...made.store, commit });
    await published(store, { ...made.target, openStore });
    expect(draftsOf(store)).toEqual({});
  });

  it('that was discarded before its answer came is discarded again', async () => {
    const store = await edited();
    const { base } = draftsOf(store).p1!;
    const { target } = targetOf(structuredClone(files), () => discard(store, base));
    await published(store, target);
    expect(draftsOf(store)).toMatchObject({ p1: { base: { description: 'Sharp' }, draft: base } });
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
});
