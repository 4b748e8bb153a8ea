import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Store,
} from '@reduxjs/toolkit';
import { beforeEach, vi } from 'vitest';
import { depsOf } from '@/api/content/contentStoreFixture';
import { contentApi } from '@/api/content/contentApi';
import { smallContent } from '@/domain/content/contentFixture';
import { requestItem, rowsOf, sampleRequest } from '@/domain/rental/rentalFixture';
import type { RentalRequest } from '@/domain/rental/schema';
import { noticesSlice } from '@/features/notices';
import { settingsSlice } from '@/features/settings';
import { liveContentQuery } from '../../drafts/content/liveContent';
import { draftReducers } from '../../drafts/state/draftsReducer';
import { keepDraftsOf } from '../../drafts/draftsFixture';
import { tableReported } from '../../storage/storageSlice';
import { selectHolds } from '../../holds/holdSelectors';
import { inputsRestored, selectInputs, unsavedSlice } from '../../store/unsavedSlice';
import type {
  RequestsDispatch,
  RequestsStartListening,
  RequestsRootState,
} from '../store/storeTypes';
import { startRecordsUndo } from '../store/storeRecords';
import { deskLoaded, requestsSlice } from '../store/requestsSlice';
import { keepNewRequests } from '../store/newRequestInput';
import { deskClock } from '../store/writeDesk';
import { selectRequestById } from '../store/selectors';
import { startDeskUndo } from './undoRequestChange';
import { startHolds } from './startHolds';

type RequestsStore = Store<RequestsRootState> & { dispatch: RequestsDispatch };

/** Sets the date of the tests of a file, in a browser that has no copy of the desk. @param now ISO 8601 */
export function useDate(now: string): void {
  beforeEach(() => {
    // 'npm test' sets it for all tests.
    vi.stubEnv('VITE_DESK_STORE', '');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  });
}

/** Returns a request for one 'Zoom', of which the small content has 3. */
export function zoomRequest(changes: Partial<RentalRequest> = {}): RentalRequest {
  const items = [requestItem('p1', 'Zoom')];
  return sampleRequest({ items, ...changes });
}

export const backupOf = (...requests: RentalRequest[]) => ({
  requests: rowsOf(requests, 0, deskClock),
  customers: {},
  units: {},
  deskSettings: {},
});

/** Gives a store the unsaved input of another one, as after a reload. */
export function restoreInputs(to: RequestsStore, from: RequestsStore): void {
  to.dispatch(inputsRestored(structuredClone(selectInputs(from.getState()))));
}

/** Opens a store with the small content and these requests, which are in memory only. */
export async function openRequestsStore(...requests: RentalRequest[]) {
  const { files } = smallContent();
  const extraArgument = depsOf(files);
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: combineSlices(
      contentApi,
      noticesSlice,
      requestsSlice,
      unsavedSlice,
      settingsSlice,
      draftReducers,
    ),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(listeners.middleware)
        .concat(contentApi.middleware),
  }) as Store as RequestsStore;
  const startListening = listeners.startListening as RequestsStartListening;
  startHolds(startListening);
  startDeskUndo(startListening);
  startRecordsUndo(startListening);
  keepNewRequests(startListening);
  store.dispatch(deskLoaded({ requests: rowsOf(requests) }));
  for (const table of ['requests', 'customers', 'units', 'deskSettings'] as const)
    store.dispatch(tableReported({ table, state: 'stored' }));
  await keepDraftsOf(store, listeners);
  const toasts = () => store.getState().notices.notices;
  return {
    store,
    startListening,
    files,
    /** Lets the products load only when the returned function is called. */
    delayProducts: () => {
      const products = files['products/index.json'];
      let deliver = () => {};
      files['products/index.json'] = new Promise((resolve) => {
        deliver = () => resolve(products);
      });
      return () => deliver();
    },
    load: async (...damaged: string[]) => {
      for (const path of damaged) files[path] = 'damaged';
      await store.dispatch(liveContentQuery.initiate());
    },
    request: (ref = 'SL-AAA222') => selectRequestById(store.getState(), ref),
    holds: () => selectHolds(store.getState()),
    toasts,
    pressUndo: () => {
      const { dispatches } = toasts().at(-1)?.action ?? {};
      if (!dispatches) throw new Error('The last toast has no Undo');
      store.dispatch(dispatches);
    },
    labels: () => store.getState().undoHistory.done.map(({ label }) => label),
  };
}
