import { EMPTY_SETTINGS } from '@/domain/rental/schema';
import type { RentalRequest } from '@/domain/rental/schema';
import type { RecordStatus } from '../../storage/recordPersistence';
import type { Records } from '../../storage/records';
import { type RequestsData } from '../storage/requestRecords';

/**
 * Whether the requests are stored. `isGone`: the browser has deleted them. `restored`: number of entries that it has
 * deleted and that a tab has stored again.
 */
export interface RequestsStorageStatus extends RecordStatus {
  isGone: boolean;
  restored: number;
}

/** A request that is not stored yet. It is kept in the session of the tab. */
export interface NewRequest {
  request: RentalRequest;
  /** Notice on its page: it was read from a message, or its link was damaged. */
  notice?: 'message' | 'brokenLink';
  /** Whether it was received while the products were missing. */
  isUnmatched?: boolean;
  /** Whether it is restored input from before a reload. */
  isRestored?: boolean;
}

export interface RequestsState {
  data: RequestsData;
  /** The records as this tab last read or wrote them. Differences from them are unstored changes. */
  known?: Records;
  status: RequestsStorageStatus;
  /** Requests that were received again and differ from those that exist, by reference. */
  incoming: Readonly<Record<string, RentalRequest>>;
  /** New requests that are not stored yet. The first one is shown, and the others follow it. */
  newRequests: readonly NewRequest[];
}

/** The result of reading the stored requests. */
export interface LoadedRequests extends Pick<RequestsStorageStatus, 'damaged' | 'isGone'> {
  /** The stored requests with the changes that are only in the memory of this tab. */
  data: RequestsData;
  known: Records;
  isNewer: boolean;
}

/** State before the stored requests have been read. */
export const INITIAL_STATE: RequestsState = {
  data: { byRef: {}, customers: {}, settings: EMPTY_SETTINGS },
  status: { storage: 'loading', damaged: [], isGone: false, restored: 0 },
  incoming: {},
  newRequests: [],
};

/** Freezes data that replaces the former one, so that Immer does not search it. */
export const frozenData = (data: RequestsData): RequestsData =>
  Object.freeze({
    ...data,
    byRef: Object.freeze(data.byRef),
    customers: Object.freeze(data.customers),
  });
