import { logEntry } from './entryIds';
import { REQUEST_FIELDS } from './requestFields';
import { STATUS_LABELS } from './requestSteps';
import type { RentalRequest, RequestLogEntry } from './schema';

const SOURCE_TEXTS: Record<string, string> = {
  link: 'Received by link',
  message: 'Read from a message',
  manual: 'Entered by hand',
};

const EVENT_TEXTS: Record<string, (detail: string) => string> = {
  created: (source) => SOURCE_TEXTS[source] ?? 'Created',
  changed: (fields) => `Changed: ${fields}`,
  merged: (before) => `Updated to the customer’s new version${before ? `. Before: ${before}` : ''}`,
  imported: () => 'Imported from a backup',
  quoteSent: (number) => (number ? `Quote ${number} created` : 'Quote created'),
  quoteShared: (way) => `Quote ${way}`,
  itemRemoved: (name) => (name ? `${name} removed` : 'Item removed'),
  ratesFilled: () => 'Last daily rates filled in',
  documentShared: (way) => way,
  documentCreated: (number) => `${number} created`,
  paymentAdded: () => 'Payment added',
  paymentSeen: () => 'Payment seen in the account',
  paymentNotSeen: () => 'Payment no longer marked as seen',
  paymentCorrected: () => 'Payment corrected',
  lineRemoved: (name) => (name ? `${name} removed` : 'Line removed'),
  undone: (event) => `Undone: ${eventText(event, '')}`,
  redone: (event) => `Redone: ${eventText(event, '')}`,
  personalDataRemoved: () => 'Personal data removed',
  ...Object.fromEntries(
    Object.entries(STATUS_LABELS).map(([status, label]) => [status, () => label]),
  ),
  reopened: () => 'Reopened',
  handedOver: () => 'Handed over',
  takenBack: (what) => (what ? `Taken back: ${what}` : 'Taken back'),
  writtenOff: () => 'Rest written off',
  extended: (day) => (day ? `Extended to ${day}` : 'Extended'),
  lateFeeAdded: () => 'Late fee added',
  confirmed: (what) => (what ? `Confirmed: ${what}` : 'Confirmed'),
};

function eventText(event: string, detail: string): string {
  return (Object.hasOwn(EVENT_TEXTS, event) ? EVENT_TEXTS[event]?.(detail) : undefined) ?? event;
}

/** Returns a log entry as text, such as 'Quote Q-2026-0001 created'. Never throws. */
export function logText({ event, detail }: Pick<RequestLogEntry, 'event' | 'detail'>): string {
  return eventText(event, detail);
}

/** Returns the name of a field in the log, '' if its changes are not logged. */
function logNameOf(field: string): string {
  const [, , name = ''] = REQUEST_FIELDS.find(([key]) => key === field) ?? [];
  return name;
}

/** Whether the log contains a change of a field. Fields without a name are not logged. */
export function isChangeLogged(
  log: readonly RequestLogEntry[],
  field: keyof RentalRequest,
): boolean {
  const name = logNameOf(field);
  return log.some(
    ({ event, detail }) => event === 'changed' && name !== '' && detail.split(', ').includes(name),
  );
}

/**
 * Returns the log with an entry for changed fields. Successive changes share one entry.
 * @param at ISO 8601
 */
export function logChange(
  log: readonly RequestLogEntry[],
  fields: readonly string[],
  at: string,
): RequestLogEntry[] {
  const names = fields.map(logNameOf).filter(Boolean);
  if (names.length === 0) return [...log];
  const last = log.at(-1);
  const earlier = last?.event === 'changed' ? last.detail.split(', ') : [];
  const detail = [...new Set([...earlier, ...names])].join(', ');
  if (last && earlier.length > 0) return [...log.slice(0, -1), { ...last, at, detail }];
  return [...log, logEntry(at, 'changed', detail)];
}
