import type { OutboxRow } from '@/domain/booking/outboxRow';
import { withTimeout } from '../withTimeout';
import { createValueStore } from '../valueStore';

/** The outbox as this tab last read it. Loaded with the first page, unlike the outbox. */
export interface OutboxView {
  rows: readonly OutboxRow[];
  /** References of the rows that the browser refuses to store: they last until the tab is closed. */
  onlyHere: readonly string[];
  /** Time in ms, when it was read, until the next message is allowed, or 0. */
  waitMs: number;
  sending: readonly string[];
  discarded?: OutboxRow | undefined;
}

export const EMPTY_OUTBOX: OutboxView = { rows: [], onlyHere: [], waitMs: 0, sending: [] };

export const outboxView = createValueStore(EMPTY_OUTBOX);

export const OUTBOX_DATABASE = 'visitor';
/** Time in ms after which an operation fails, because forms wait for it and some browsers never respond. */
export const OPERATION_LIMIT_MS = 5000;

/** Most visitors have no such database, and none is created. @throws DOMException or Error if denied, or after 5 s */
export async function isOutboxStored(): Promise<boolean> {
  // Older versions of Firefox do not list databases.
  const listing = (indexedDB as Partial<IDBFactory>).databases?.();
  const list = listing && (await withTimeout(listing, OPERATION_LIMIT_MS));
  return list?.some(({ name }) => name === OUTBOX_DATABASE) ?? true;
}
