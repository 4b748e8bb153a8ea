import type { StampedRows } from '@/domain/rental/sync/stamp';
import type { RentalRequest } from '@/domain/rental/schema';

/** The tables of the desk. */
export const DESK_TABLES = ['requests', 'customers', 'deskSettings'] as const;
export type DeskTable = (typeof DESK_TABLES)[number];

/** What the office keeps, field by field. */
export type DeskRows = Readonly<Record<DeskTable, StampedRows>>;

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
  data: DeskRows;
  /** Requests that were received again and differ from those that exist, by reference. */
  incoming: Readonly<Record<string, RentalRequest>>;
  /** New requests that are not stored yet. The first one is shown, and the others follow it. */
  newRequests: readonly NewRequest[];
}

/** State before the stored requests have been read. */
export const INITIAL_STATE: RequestsState = {
  data: { requests: {}, customers: {}, deskSettings: {} },
  incoming: {},
  newRequests: [],
};
