import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdWith as hold } from '@/domain/availability/holdFixture';
import { readContent } from '@/domain/content/content';
import { smallContent } from '@/domain/content/contentFixture';
import { publishedStore } from '../../drafts/draftsFixture';
import { selectDrafts } from '../../drafts/state/draftsReducer';
import { applyEdits, undo } from '../../drafts/editThunks';
import { selectHolds } from '../../holds/holdSelectors';
import { saveHolds, newHoldId } from '../../holds/holdThunks';
import { selectStorageState } from '../../storage/storageSlice';
import { changeSentence, listChanges } from '../changes/changes';
import { beforePublishing } from './preparation';
import { publishChanges, type PublishScope } from './publishChanges';
import { memoryTarget, optionOf, type SentCommit } from '../publishFixture';
import { clearBackOffice } from '../../../../tests/helpers/storage/backOfficeDatabase';

const FILE = 'availability.json';
const NOW = '2026-11-22T09:14:00.000Z';

let files: Record<string, unknown>;
let sent: SentCommit | undefined;
let site: ReturnType<typeof memoryTarget>;

beforeEach(async () => {
  await clearBackOffice();
  ({ files } = smallContent());
  sent = undefined;
  // Writes the files of the website.
  site = memoryTarget(files, (commit) => {
    sent = commit;
    Object.assign(files, commit.files);
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ content: site.version() })));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) });
});

afterEach(() => {
  beforePublishing(undefined);
});

async function opened() {
  const store = await publishedStore(files, true);
  return store;
}
type Store = Awaited<ReturnType<typeof opened>>;

const publish = async (store: Store, scope: PublishScope = () => true) =>
  (await store.dispatch(publishChanges(optionOf(site.target), scope))).result;

const editSite = (store: Store) => {
  const { site: settings } = readContent(files).content;
  const draft = { ...settings, brand: { ...settings.brand, tagline: 'New' } };
  return store.dispatch(
    applyEdits('Settings', [{ collection: 'settings', id: 'site', draft }], NOW),
  );
};

const paths = () => Object.keys(sent?.files ?? {});
const sentences = (store: Store) =>
  listChanges(selectDrafts(store.getState()), readContent(files).content).map(changeSentence);
const ids = (store: Store) => selectHolds(store.getState())?.map(({ id }) => id);

describe('changes of holds', () => {
  it('are one undo step, named by product, dates and quantity', async () => {
    const store = await opened();
    await store.dispatch(saveHolds('Holds', { saved: [hold('h1'), hold('h2', { quantity: 2 })] }));
    expect(sentences(store)).toEqual([
      'Availability: Zoom, 24 to 26 Nov, 1 unit',
      'Availability: Zoom, 24 to 26 Nov, 2 units',
    ]);
    await store.dispatch(
      saveHolds('Later', { saved: [hold('h1', { to: '2026-12-02' })], removedIds: ['h2', 'no'] }),
    );
    expect(sentences(store)).toEqual(['Availability: Zoom, 24 Nov to 2 Dec, 1 unit']);
    await store.dispatch(undo());
    expect(ids(store)).toEqual(['h1', 'h2']);
    await store.dispatch(undo());
    expect(ids(store)).toEqual([]);
  });

  it('keep only what is public, under a random ID', async () => {
    const store = await opened();
    const id = newHoldId();
    const item = { ...hold(id), customer: 'Ada Obi', reference: 'SL-ABCDEF' };
    await store.dispatch(saveHolds('Holds', { saved: [item] }));
    expect(selectHolds(store.getState())).toEqual([hold(id)]);
    expect(id).toMatch(/^hold-[0-9a-z]{10}$/);
    await publish(store);
    expect(JSON.stringify(sent)).not.toMatch(/Ada|SL-ABCDEF/);
  });
});

describe('publishing', () => {
  it('holds sets the time, and creates the file', async () => {
    const store = await opened();
    await store.dispatch(saveHolds('Holds', { saved: [hold('h1')] }));
    expect(await publish(store)).toEqual({ kind: 'visible' });
    expect(files[FILE]).toEqual({ updatedAt: NOW, holds: [hold('h1')] });
    expect(paths()).toEqual([FILE]);
    expect(sent?.changes).toEqual(['Availability: Zoom, 24 to 26 Nov, 1 unit']);
    expect(sentences(store)).toEqual([]);
  });

  it('availability alone publishes no other change', async () => {
    const store = await opened();
    await editSite(store);
    await store.dispatch(saveHolds('Holds', { saved: [hold('h1')] }));
    await publish(store, 'availability');
    expect(paths()).toEqual([FILE]);
    expect(sentences(store)).toEqual(['Site settings changed']);
  });

  it('availability alone without changes sets the time, and is described as confirmed', async () => {
    files[FILE] = { updatedAt: 'old', holds: [hold('h1'), { id: 'damaged' }], note: 'kept' };
    const store = await opened();
    const states: unknown[] = [];
    const onStage = () => states.push(selectStorageState(store.getState()));
    const { result } = await store.dispatch(
      publishChanges(optionOf(site.target), 'availability', onStage),
    );
    expect(result).toEqual({ kind: 'visible' });
    // What is pending is stored before it is awaited.
    expect(states.at(-1)).toBe('stored');
    expect(files[FILE]).toEqual({
      updatedAt: NOW,
      holds: [hold('h1'), { id: 'damaged' }],
      note: 'kept',
    });
    expect(sent?.changes).toEqual(['Availability confirmed']);
  });

  it('drops holds that ended more than 30 days ago, and their changes', async () => {
    const past = { from: '2026-10-01', to: '2026-10-22' };
    files[FILE] = {
      updatedAt: 'old',
      holds: [hold('old', past), hold('edited', past), hold('h1')],
    };
    const store = await opened();
    await store.dispatch(
      saveHolds('Holds', { saved: [hold('edited', { ...past, quantity: 2 }), hold('new', past)] }),
    );
    expect(await publish(store, 'availability')).toEqual({ kind: 'visible' });
    expect(files[FILE]).toEqual({ updatedAt: NOW, holds: [hold('h1')] });
    expect(sentences(store)).toEqual([]);
  });

  it('is prepared by other parts of the back office, and is not prevented if they fail', async () => {
    files[FILE] = { updatedAt: 'old', holds: [hold('h1')] };
    const store = await opened();
    await editSite(store);
    await store.dispatch(saveHolds('Left out', { saved: [hold('mine')] }));
    beforePublishing(() =>
      store.dispatch(saveHolds('Late', { saved: [hold('h1', { to: '2026-12-02' })] })),
    );
    // The page chooses the changes before they are prepared.
    const chosen = new Set(['settings/site']);
    expect(await publish(store, ({ key }) => chosen.has(key))).toEqual({ kind: 'visible' });
    expect(files[FILE]).toEqual({ updatedAt: NOW, holds: [hold('h1', { to: '2026-12-02' })] });
    expect(sent?.changes).toContain('Availability: Zoom, 24 Nov to 2 Dec, 1 unit, changed');
    expect(sentences(store)).toEqual(['Availability: Zoom, 24 to 26 Nov, 1 unit']);
    beforePublishing(() => Promise.reject(new Error('no requests')));
    expect(await publish(store, 'availability')).toEqual({ kind: 'visible' });
  });

  it('merges holds of another administrator by their ID', async () => {
    files[FILE] = { updatedAt: 'old', holds: [hold('h1'), hold('h2')] };
    const store = await opened();
    await store.dispatch(
      saveHolds('Holds', { saved: [hold('h1', { quantity: 2 }), hold('mine')] }),
    );
    const theirs = [hold('h1', { to: '2026-11-25' }), hold('theirs')];
    files[FILE] = { updatedAt: 'newer', holds: theirs };
    await publish(store);
    expect(files[FILE]).toEqual({
      updatedAt: NOW,
      holds: [hold('h1', { quantity: 2, to: '2026-11-25' }), hold('theirs'), hold('mine')],
    });
  });

  it('is refused while the file cannot be read, which would lose its holds', async () => {
    files[FILE] = { updatedAt: 'old' };
    const store = await opened();
    await store.dispatch(saveHolds('Holds', { saved: [hold('h1')] }));
    expect(await publish(store)).toEqual({ kind: 'unreadable' });
    expect(sent).toBeUndefined();
  });
});
