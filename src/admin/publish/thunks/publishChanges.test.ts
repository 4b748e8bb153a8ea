import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallContent } from '@/domain/content/contentFixture';
import { contentHashWith, readBranch } from '../liveContent';
import { FileStoreError } from '../../file-store/fileStore';
import { publishedStore } from '../../drafts/draftsFixture';
import { applyEdits } from '../../drafts/editThunks';
import { selectWorkingCopy } from '../../drafts/content/workingCopySelectors';
import { publishChanges, refreshResult } from './publishChanges';
import { memoryTarget, optionOf, type SentCommit } from '../publishFixture';
import type { PublishTarget } from '../publishTarget';
import { fetchPublishStatus } from './publishStatus';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

/** The files that the website serves. */
let files: Record<string, unknown>;
/** The content of the build that it names. */
let version = () => '';

/** Returns a target, whose commits the website names at once. */
function targetOf(branch: Record<string, unknown>, onCommit: (sent: SentCommit) => unknown) {
  const made = memoryTarget(branch, onCommit);
  ({ version } = made);
  return made;
}

beforeEach(async () => {
  await clearBackOffice();
  ({ files } = smallContent());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: version() })));
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

const written = ({ files: sent }: SentCommit) => void Object.assign(files, sent);

/** Publishes all changes, advancing the time while it waits. */
async function published(store: Awaited<ReturnType<typeof edited>>, target: PublishTarget) {
  const ending = store.dispatch(publishChanges(optionOf(target), () => true));
  for (;;) {
    const passing = vi.advanceTimersByTimeAsync(500).then(() => undefined);
    const result = await Promise.race([ending, passing]);
    if (result) return result.result;
  }
}

describe('drafts that were published', () => {
  it('are cleared once the live content contains them, also if old files are served at first', async () => {
    const store = await edited();
    const { target } = targetOf(structuredClone(files), (sent) => {
      setTimeout(() => written(sent), 2500);
    });
    expect(await published(store, target)).toEqual({ kind: 'visible' });
    expect(selectDrafts(store.getState()).products).toEqual({});
  });

  it('stay as long as old files are served', async () => {
    const store = await edited();
    const { target } = targetOf(files, () => undefined);
    expect(await published(store, target)).toMatchObject({ kind: 'pending', id: 'next' });
    expect(selectDrafts(store.getState()).products).toMatchObject({
      p1: { draft: { description: 'Sharp' } },
    });
  });

  it('are reported as live once the website contains them, not when they are discarded', async () => {
    const store = await edited();
    const { p1: entry } = selectDrafts(store.getState()).products;
    const sent: SentCommit[] = [];
    const { target } = targetOf(files, (commit) => void sent.push(commit));
    const result = await published(store, target);
    const discarded = { collection: 'products', id: 'p1', draft: entry!.base } as const;
    await store.dispatch(applyEdits('p1', [discarded], ''));
    // The publication is not live yet, so discarding it is a new change.
    const { base, draft } = entry!;
    const reverted = { base: draft, draft: base, over: base };
    expect(selectDrafts(store.getState()).products).toEqual({ p1: reverted });
    const before = await store.dispatch(fetchPublishStatus());
    expect(refreshResult(result, before)).toMatchObject({ kind: 'pending' });
    written(sent[0]!);
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
