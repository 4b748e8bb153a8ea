import { beforeEach, vi } from 'vitest';
import { requestItem, sampleRequest } from '../../../src/domain/rental/rentalFixture';
import { browser } from './memoryDatabase';
import { memoryStorage } from './memoryStorage';
import { openRequestsStore } from '../../../src/admin/requests/changes/requestsStoreFixture';
import { rehydrateRequests } from '../../../src/admin/requests/store/requestPersistence';
import {
  selectRequests,
  selectRequestsStorageStatus,
} from '../../../src/admin/requests/store/selectors';

/** Gives each test a browser that has stored nothing. Returns a function that returns its local storage. */
export function useEmptyBrowser(): () => Storage {
  let localStorage = memoryStorage();
  beforeEach(() => {
    browser.clear();
    localStorage = memoryStorage();
    vi.stubGlobal('window', { localStorage });
  });
  return () => localStorage;
}

/** A request that holds nothing, so that it can be removed without the published holds. */
export const unheldRequest = (ref: string) =>
  sampleRequest({ ref, status: 'new', items: [requestItem('zoom', 'Cine Zoom')] });

/** A tab that has read the requests of this browser. */
export async function openTab() {
  const { store } = await openRequestsStore();
  const { dispatch } = store;
  await dispatch(rehydrateRequests());
  return {
    store,
    dispatch,
    reread: () => dispatch(rehydrateRequests()),
    status: () => selectRequestsStorageStatus(store.getState()),
    references: () =>
      selectRequests(store.getState())
        .map(({ ref }) => ref)
        .toSorted(),
    request: (ref: string) => store.getState().requests.data.byRef[ref],
    settings: () => store.getState().requests.data.settings,
  };
}
