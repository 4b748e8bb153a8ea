import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PAGE_IDS, SITE_ID } from '../drafts/state/draftEntry';
import type { Store } from '../drafts/draftsFixture';
import { applyEdits } from '../drafts/editThunks';
import type { Edit } from '../drafts/draftChanges';
import { selectWorkingCopy } from '../drafts/content/workingCopySelectors';
import { SiteSettingsEditor } from '../pages/site-settings/SiteSettingsEditor';
import { createAdminStore, renderAdminScreen } from '../../../tests/helpers/component/AdminHarness';
import { keepDraftCopies } from './draftCopies';
import { DraftStorageBanner } from './DraftStorageBanner';

const FILES = { 'site.json': { contact: { email: 'desk@slate.example' } } };

async function open() {
  const store = await createAdminStore(FILES);
  store.dispatch(keepDraftCopies());
  return store;
}

const copyOf = (store: Store) => selectWorkingCopy(store.getState())!;
const entry = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const oldCopies = (store: Store) => store.getState().status.oldCopies;

/** Makes writes to local storage fail. Returns a function that ends this. */
function refuse(name: 'QuotaExceededError' | 'SecurityError'): () => void {
  const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function refused(
    this: Storage,
  ) {
    if (this === localStorage) throw new DOMException('refused', name);
  });
  return () => set.mockRestore();
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
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'denied'],
  ] as const)(
    'are reported as outdated after a %s, until they are written',
    async (name, outcome) => {
      const store = await open();
      await settings(store, 'Abuja');
      await home(store, 'Light');
      expect([entry('siteSettings'), entry('homePageData')]).toMatchObject([
        { contact: { address: 'Abuja' } },
        { hero: { title: 'Light' } },
      ]);
      const permit = refuse(name);
      expect((await settings(store, 'Lagos')).outcome).toBe('stored');
      expect((await home(store, 'Sound')).outcome).toBe('stored');
      expect(oldCopies(store)).toEqual({ siteSettings: outcome, homePageData: outcome });
      permit();
      await settings(store, 'Ibadan');
      expect(oldCopies(store)).toEqual({});
      expect([entry('siteSettings'), entry('homePageData')]).toMatchObject([
        { contact: { address: 'Ibadan' } },
        { hero: { title: 'Sound' } },
      ]);
    },
  );

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
    expect(oldCopies(store)).toEqual({});
  });
});

describe('saving the settings', () => {
  async function saveAddress(store: Store) {
    await renderAdminScreen(store, (copy) => (
      <>
        <DraftStorageBanner />
        <SiteSettingsEditor site={copy.site} isReadOnly={false} />
      </>
    ));
    await page.getByRole('button', { name: 'Edit Address' }).click();
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Abuja');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Save Changes' }).click();
  }
  const saved = () => page.getByText('Settings saved successfully!');

  it.each([
    ['QuotaExceededError', 'storage on this device is full', 'Storage on this device is full'],
    ['SecurityError', 'this browser blocks storage', 'This browser blocks storage'],
  ] as const)(
    'reports after a %s that the draft is stored and its copy is not',
    async (name, why, reason) => {
      const store = await open();
      refuse(name);
      await saveAddress(store);
      const message = page.getByText('Your changes were saved as unpublished changes.');
      await expect.element(message).toHaveTextContent(why);
      await expect
        .element(page.getByText('Saved. Other programs on this device still see older values'))
        .toHaveTextContent(reason);
      expect(saved().elements()).toEqual([]);
      expect(store.getState().status.storage).toBe('stored');
      expect(entry('siteSettings')).toBeNull();
    },
  );

  it('succeeds if the copy is written too', async () => {
    await saveAddress(await open());
    await expect.element(saved()).toBeVisible();
  });
});
