import { STATUS_LABELS } from './steps';
import { REQUEST_STATUSES, type RequestLogEntry, type RequestStatus } from './schema';

const EVENT_LABELS: Record<string, string> = {
  created: 'Added',
  changed: 'Changed',
  merged: 'Changes of the customer taken over',
  imported: 'Imported',
  quoteSent: 'Quote sent',
  quoteShared: 'Quote shared',
  ratesFilled: 'Daily rates filled in',
  undone: 'Undone',
};

/** How a request came in. */
const SOURCES: Record<string, string> = {
  link: 'by link',
  message: 'from a message',
  manual: 'by hand',
};

const isStatus = (event: string): event is RequestStatus =>
  (REQUEST_STATUSES as readonly string[]).includes(event);

const labelOf = (event: string): string =>
  isStatus(event) ? STATUS_LABELS[event] : (EVENT_LABELS[event] ?? event);

/** Returns an entry of the log as text: `Confirmed`, `Quote sent: Q-2026-0001`, `Undone: Confirmed`. */
export function logText({ event, detail }: RequestLogEntry): string {
  const label = labelOf(event);
  if (detail === '') return label;
  if (event === 'created') return `${label} ${SOURCES[detail] ?? detail}`;
  return `${label}: ${event === 'undone' ? labelOf(detail) : detail}`;
}
