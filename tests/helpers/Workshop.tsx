import { clear } from 'idb-keyval';
import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { vi } from 'vitest';
import { draftDatabase } from '../../src/api/drafts/draftDatabase';
import { noDrafts, type Step } from '../../src/api/drafts/draftEntry';
import { readDrafts } from '../../src/api/drafts/draftKeeper';
import { publishedStore, type Store } from '../../src/api/drafts/draftsFixture';
import { storeDrafts } from '../../src/api/drafts/draftStorage';
import { selectWorkingCopy } from '../../src/api/drafts/workingCopySelectors';
import type { Content } from '../../src/domain/content';
import { toastAsked } from '../../src/features/admin/common/saved';
import { BLANK_PICTURES, renderPart } from './Ground';

/** A back office on these published files, in a browser that has kept nothing. */
export async function openWorkshop(files: Record<string, unknown>): Promise<Store> {
  sessionStorage.clear();
  await clear(draftDatabase());
  await storeDrafts(() => ({ drafts: noDrafts(), history: { done: [], undone: [] } }));
  const store = await publishedStore(files);
  await store.dispatch(readDrafts());
  return store;
}

function Screen({ children }: { children: (copy: Content) => ReactNode }) {
  const copy = useSelector(selectWorkingCopy);
  return copy && children(copy);
}

/** Shows a screen of the back office, which follows the working copy, at an address. */
export function renderWorkshop(store: Store, screen: (copy: Content) => ReactNode, path = '/') {
  return renderPart(
    <Provider store={store}>
      <Screen>{screen}</Screen>
    </Provider>,
    { pictures: BLANK_PICTURES, path },
  );
}

/** A device without room for anything more; gives how to make room. */
export function fillDevice(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  return () => put.mockRestore();
}

/** Holds the clock of the page until `vi.useRealTimers()`: busy labels and banners stay until it is put on. */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Holds every picture back that is being taken; gives how to let them go. */
export function holdPictures(): () => void {
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
export function hearErrors(store: Store) {
  const asked = vi.spyOn(store, 'dispatch');
  return () =>
    asked.mock.calls.flatMap(([action]) =>
      toastAsked.match(action) && action.payload.type === 'error' ? [action.payload] : [],
    );
}

/** What was done, in plain words. */
export const labels = (store: Store): string[] =>
  store.getState().drafts.history.done.map(({ label }: Step) => label);

/** What a form keeps for a reload; null for nothing. */
export const keptWords = (form: string): string | null =>
  sessionStorage.getItem(`adminForm:${form}`);
