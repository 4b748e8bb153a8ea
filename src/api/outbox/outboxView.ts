import type { OutboxRow } from '@/domain/booking/outboxRow';

/** The outbox as this tab last read it. Loaded with the first page, unlike the outbox. */
export interface OutboxView {
  rows: readonly OutboxRow[];
  /** References of the rows that the browser refuses to store: they last until the tab is closed. */
  onlyHere: readonly string[];
  /** References of the messages that a form of this tab is sending. */
  sending: readonly string[];
  /** Reference of the last request of this tab that waits for a connection. */
  kept?: string | undefined;
  /** The request that this tab discarded last. */
  discarded?: OutboxRow | undefined;
}

let view: OutboxView = { rows: [], onlyHere: [], sending: [] };
const listeners = new Set<() => void>();

export const outboxView = {
  read: (): OutboxView => view,
  /** Calls a listener after every change; returns an unsubscribe function. */
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  update(change: Partial<OutboxView>): void {
    view = { ...view, ...change };
    listeners.forEach((listener) => listener());
  },
};
