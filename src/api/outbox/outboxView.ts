import type { OutboxRow } from '@/domain/booking/outboxRow';
import { createValueStore } from '../valueStore';

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

export const outboxView = createValueStore<OutboxView>({ rows: [], onlyHere: [], sending: [] });
