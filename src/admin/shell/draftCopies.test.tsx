import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_IDS, SITE_ID } from '@/domain/content/contentModel';
import type { Store } from '../drafts/draftsFixture';
import { applyEdits } from '../drafts/editThunks';
import type { Edit } from '../drafts/draftChanges';
import { selectDraftContent } from '../drafts/content/draftContent';
import { createAdminStore } from '../../../tests/helpers/component/AdminHarness';
import { keepDraftCopies } from './startAdmin';

const FILES = { 'site.json': { contact: { email: 'desk@slate.example' } } };

async function open() {
  const store = await createAdminStore(FILES);
  store.dispatch(keepDraftCopies());
  return store;
}

const copyOf = (store: Store) => selectDraftContent(store.getState())!;
const entry = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;

function refuse(name: string): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refused(this: Storage) {
    if (this === localStorage) throw new DOMException('refused', name);
  });
}

function settings(store: Store, address: string | null) {
  const { site } = copyOf(store);
  const draft = address === null ? null : { ...site, contact: { ...site.contact, address } };
  const edit = { collection: 'settings', id: SITE_ID, draft } as Edit;
  return store.dispatch(applyEdits(`address ${address}`, [edit], ''));
}

function home(store: Store, title: string) {
  const { home: now } = copyOf(store);
  const draft = { ...now, hero: { ...now.hero, title } };
  const edit: Edit = { collection: 'pages', id: PAGE_IDS.home, draft };
  return store.dispatch(applyEdits(`title ${title}`, [edit], ''));
}

function about(store: Store, description: string) {
  const draft = { ...copyOf(store).about, hero: { description } };
  const edit: Edit = { collection: 'pages', id: PAGE_IDS.about, draft };
  return store.dispatch(applyEdits(`about ${description}`, [edit], ''));
}

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('the copies of the drafts in local storage', () => {
  it('are written again with the next change if the browser has deleted them', async () => {
    const store = await open();
    await settings(store, 'Abuja');
    await home(store, 'Light');
    localStorage.clear();
    await about(store, 'Our story');
    expect([entry('siteSettings'), entry('homePageData'), entry('aboutPageData')]).toMatchObject([
      { contact: { address: 'Abuja' } },
      { hero: { title: 'Light' } },
      { hero: { description: 'Our story' } },
    ]);
    localStorage.clear();
    // A public page stores its own copy first.
    localStorage.setItem('siteSettings', '{}');
    await home(store, 'Sound');
    expect(entry('siteSettings')).toMatchObject({ contact: { address: 'Abuja' } });
  });

  it('do not show a discarded draft to visitors if the published settings cannot be stored', async () => {
    const store = await open();
    const { site } = copyOf(store);
    await settings(store, 'Abuja');
    refuse('QuotaExceededError');
    await store.dispatch(
      applyEdits('discarded', [{ collection: 'settings', id: SITE_ID, draft: site }], ''),
    );
    expect(Object.keys(localStorage).filter((key) => key.startsWith('siteSettings'))).toEqual([]);
  });
});
