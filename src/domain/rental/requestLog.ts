import { REQUEST_FIELDS } from './requestFields';
import { STATUS_LABELS } from './requestSteps';
import type { RentalRequest, RequestLogEntry } from './schema';

const SOURCE_TEXTS: Record<string, string> = {
  link: 'Received by link',
  message: 'Read from a message',
  manual: 'Entered by hand',
};

const EVENT_TEXTS: Record<string, (detail: string) => string> = {
  kept: () => 'Values of two devices compared',
  created: (source) => SOURCE_TEXTS[source] ?? 'Created',
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
  done: () => 'Done',
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

/** Returns '' if changes of the field are not shown. */
function logNameOf(field: string): string {
  const [, , name = ''] = REQUEST_FIELDS.find(([key]) => key === field) ?? [];
  return name;
}

type Described = Pick<RequestLogEntry, 'event' | 'detail'> & Partial<RequestLogEntry>;

/** Returns '' if an entry has only changes that are not shown. Never throws. */
export function logText({ event, detail, changes = [] }: Described): string {
  if (event !== 'changed') return eventText(event, detail);
  const names = new Set(changes.map(({ field }) => logNameOf(field)).filter(Boolean));
  return names.size > 0 ? `Changed: ${[...names].join(', ')}` : '';
}

/** Returns the entries that show something, the newest first. */
export const shownLog = (log: readonly RequestLogEntry[]): { at: string; text: string }[] =>
  log
    .map((entry) => ({ at: entry.at, text: logText(entry) }))
    .filter(({ text }) => text !== '')
    .toReversed();

/** Whether the log contains a change of a field besides those of steps. */
export const isChangeLogged = (
  log: readonly RequestLogEntry[],
  field: keyof RentalRequest,
): boolean =>
  log.some(
    ({ event, changes }) => event === 'changed' && changes.some((one) => one.field === field),
  );

/** The entry gets its ID when the request is stored. */
export function logEntry(at: string, event: string, detail = ''): RentalRequest['log'][number] {
  return { id: '', at, event, detail, changes: [] };
}
