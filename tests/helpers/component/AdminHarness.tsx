import type { ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import type { Store as AnyStore } from '@reduxjs/toolkit';
import { render } from 'vitest-browser-react';
import { clearBackOffice } from '../storage/backOfficeDatabase';
import type { UndoStep } from '../../../src/admin/drafts/state/draftEntry';
import { keepDrafts } from '../../../src/admin/drafts/storage/draftTable';
import { flush } from '../../../src/admin/storage/keepTable';
import { depsOf } from '../../../src/api/content/contentStoreFixture';
import type { Store } from '../../../src/admin/drafts/draftsFixture';
import { injectDrafts } from '../../../src/admin/drafts/state/draftsReducer';
import { liveContentQuery } from '../../../src/admin/drafts/content/liveContent';
import type { AdminStore } from '../../../src/admin/store/adminState';
import {
  inputsRestored,
  selectHasUnsavedChanges,
  selectInputs,
  unsavedSlice,
  type UnsavedInput,
} from '../../../src/admin/store/unsavedSlice';
import { makeStore } from '../../../src/app/store/makeStore';
import { selectDraftContent } from '../../../src/admin/drafts/content/draftContent';
import type { Content } from '../../../src/domain/content/content';
import { startAdminListeners } from '../../../src/admin/shell/startAdmin';
import { AdminTheme } from '../../../src/admin/theme/AdminTheme';
import { BLANK_PICTURES, TestProviders } from './TestProviders';

/** Returns the store of a page that reads these published files. The back office is not opened. */
export const createSiteStore = (files: Record<string, unknown>) =>
  makeStore(depsOf(files)) as AdminStore;

function emptyAdminStore(files: Record<string, unknown> = {}): AdminStore {
  const store = createSiteStore(files);
  store.dispatch((_dispatch, _getState, { inject, startListening }) => {
    injectDrafts(inject);
    inject(unsavedSlice);
    startAdminListeners(startListening);
  });
  // The state of injected slices is created by the next action.
  store.dispatch({ type: 'test/started' });
  return store;
}

export async function createAdminStore(files: Record<string, unknown>): Promise<AdminStore> {
  sessionStorage.clear();
  // A test can end before what it has changed is stored.
  await flush();
  await clearBackOffice();
  const store = emptyAdminStore(files);
  await store.dispatch(liveContentQuery.initiate());
  await store.dispatch(
    (dispatch, getState, { startListening }) =>
      keepDrafts({ dispatch, getState, startListening }).loaded,
  );
  return store;
}

/** Renders a part of the back office that needs no content. Returns its store. */
export async function renderAdminPart(part: ReactNode) {
  const store = emptyAdminStore();
  return { store, ...(await renderWithStore(store, part)) };
}

function Screen({ children }: { children: (content: Content) => ReactNode }) {
  const content = useSelector(selectDraftContent);
  return content && children(content);
}

export function renderWithStore(store: AnyStore, part: ReactNode, path = '/') {
  return render(part, {
    wrapper: ({ children }) => (
      <TestProviders pictures={BLANK_PICTURES} path={path}>
        <Provider store={store}>
          <AdminTheme>{children}</AdminTheme>
        </Provider>
      </TestProviders>
    ),
  });
}

export const renderAdminScreen = (
  store: Store,
  screen: (content: Content) => ReactNode,
  path?: string,
) => renderWithStore(store, <Screen>{screen}</Screen>, path);

export const hasUnsavedChanges = (store: AdminStore): boolean =>
  selectHasUnsavedChanges(store.getState());

export const toastsOf = (store: AdminStore) => store.getState().notices.notices;

export const toastTexts = (store: AdminStore): string[] =>
  toastsOf(store).map(({ message }) => message);

export const stepLabels = (store: Store): string[] =>
  store.getState().undoHistory.done.map(({ label }: UndoStep) => label);

export function unsavedText(store: AdminStore, form: string): string | null {
  const input = selectInputs(store.getState())[form];
  return input ? JSON.stringify(input) : null;
}

/** Gives a form that is not on the page unsaved input, as after a reload. */
export const restoreInput = (store: AdminStore, form: string, input: UnsavedInput) =>
  void store.dispatch(inputsRestored({ [form]: input }));
