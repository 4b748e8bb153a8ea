import {
  EMPTY_SETTINGS,
  type Customer,
  type RentalRequest,
  type RequestsSettings,
} from '@/domain/rental/schema';

/** What the office keeps. */
export interface RequestsData {
  byRef: Readonly<Record<string, RentalRequest>>;
  /** By their IDs. */
  customers: Readonly<Record<string, Customer>>;
  settings: RequestsSettings;
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
  /** Requests that were received again and differ from those that exist, by reference. */
  incoming: Readonly<Record<string, RentalRequest>>;
  /** New requests that are not stored yet. The first one is shown, and the others follow it. */
  newRequests: readonly NewRequest[];
}

/** State before the stored requests have been read. */
export const INITIAL_STATE: RequestsState = {
  data: { byRef: {}, customers: {}, settings: EMPTY_SETTINGS },
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
