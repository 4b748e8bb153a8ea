import { clear } from 'idb-keyval';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { vi } from 'vitest';
import { draftDatabase } from '../../src/admin/drafts/storage/draftDatabase';
import { emptyDrafts, type UndoStep } from '../../src/admin/drafts/draftEntry';
import { rehydrateDrafts } from '../../src/admin/drafts/storage/draftPersistence';
import { publishedStore, type Store } from '../../src/admin/drafts/draftsFixture';
import { storeDrafts } from '../../src/admin/drafts/storage/draftStorage';
import { selectWorkingCopy } from '../../src/admin/drafts/workingCopySelectors';
import type { Content } from '../../src/domain/content/content';
import { toastRequested } from '../../src/admin/forms/saveActions';
import { BLANK_PICTURES, renderWithProviders } from './TestProviders';

/** A back office on these published files, in a browser that has kept nothing. */
export async function createAdminStore(files: Record<string, unknown>): Promise<Store> {
  sessionStorage.clear();
  await clear(draftDatabase());
  await storeDrafts(() => ({ drafts: emptyDrafts(), history: { done: [], undone: [] } }));
  const store = await publishedStore(files);
  await store.dispatch(rehydrateDrafts());
  return store;
}

function Screen({ children }: { children: (copy: Content) => ReactNode }) {
  const copy = useSelector(selectWorkingCopy);
  return copy && children(copy);
}

/** Shows a screen of the back office, which follows the working copy, at an address. */
export function renderAdminScreen(store: Store, screen: (copy: Content) => ReactNode, path = '/') {
  return renderWithProviders(
    <Provider store={store}>
      <Screen>{screen}</Screen>
    </Provider>,
    { pictures: BLANK_PICTURES, path },
  );
}

/** A device without room for anything more; gives how to make room. */
export function fillStorage(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

/** Holds the clock of the page until `vi.useRealTimers()`: busy labels and banners stay until it is put on. */
export function freezeTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Holds every picture back that is being taken; gives how to let them go. */
export function deferPictures(): () => void {
  let release = () => {};
  const gate = new Promise<void>((open) => (release = open));
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const held = vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...asked) => {
    await gate;
    return digest(...asked);
  });
  return () => {
    held.mockRestore();
    release();
  };
}

/** The error toasts that a part on the screen asks for; call it before the part is shown. */
export function collectErrorToasts(store: Store) {
  const asked = vi.spyOn(store, 'dispatch');
  return () =>
    asked.mock.calls.flatMap(([action]) =>
      toastRequested.match(action) && action.payload.type === 'error' ? [action.payload] : [],
    );
}

/** What was done, in plain words. */
export const stepLabels = (store: Store): string[] =>
  store.getState().drafts.history.done.map(({ label }: UndoStep) => label);

/** What a form keeps for a reload; null for nothing. */
export const autosavedText = (form: string): string | null =>
  sessionStorage.getItem(`adminForm:${form}`);
