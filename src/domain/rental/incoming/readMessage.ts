import { SHORT_MONTHS } from '../../availability/dayTexts';
import { isDay, type Day } from '../../availability/day';
import { ITEMS_HEADING, NOTES_HEADING } from '../../booking/bookingMessage';
import { BOOKING_FIELDS, mapBookingFields, type BookingField } from '../../booking/bookingTable';
import { isEmail } from '../../booking/forms';
import type { RequestPayload } from '../../booking/requestPayload';
import { cleanText } from '../../text/cleanText';
import { QUOTE_CONFIRMS } from '../../prices/priceTexts';
import { MAX_ITEM_QUANTITY, MAX_REQUEST_ITEMS } from '../schema';

const EMPTY_MESSAGE = {
  ...mapBookingFields(() => ''),
  reference: '',
  items: [] as { name: string; quantity: number }[],
  from: '',
  to: '',
  estimate: '',
  needs: '',
};
export type ReadMessage = typeof EMPTY_MESSAGE;

const MESSAGE_MAX = 20_000;

const LINK = /\/admin\/requests\/new#([\w.-]*)/;

export function findRequestLink(text: string): string | undefined {
  return LINK.exec(text)?.[1];
}

function parseDay(text: string): Day {
  const [, date, month = '', year] = /^(\d{1,2}) ([A-Z][a-z]{2})[a-z]* (\d{4})$/.exec(text) ?? [];
  const number = SHORT_MONTHS.indexOf(month) + 1;
  const day = `${year}-${String(number).padStart(2, '0')}-${date?.padStart(2, '0')}`;
  return isDay(day) ? day : '';
}

/** Parses `24 Nov 2026 to 26 Nov 2026 (3 days)`. Dates in the wrong order are ignored. */
function parseDates(text: string): Pick<ReadMessage, 'from' | 'to'> {
  const [, first = '', last = ''] = /^(.+?) to (.+?)(?: \(.*)?$/.exec(text.trim()) ?? [];
  const [from, to] = [parseDay(first), parseDay(last)];
  return from !== '' && to !== '' && from <= to ? { from, to } : { from: '', to: '' };
}

/** The last line of a list of items that was too long for the message. */
const isOmitted = (line: string) => /^… and \d+ more items?$/.test(line);

function parseItem(line: string): { name: string; quantity: number } {
  const [, name = line, count] = /^(?:\d{1,3}\. )?(.*?)(?: \(Qty: (\d{1,3})\))?$/.exec(line) ?? [];
  const quantity = Number(count ?? 1);
  return { name, quantity: Math.min(Math.max(quantity, 1), MAX_ITEM_QUANTITY) };
}

const readsText =
  ({ key, type }: BookingField) =>
  (text: string): Partial<ReadMessage> =>
    type === 'email' && !isEmail(text) ? {} : { [key]: text };

const LABELS: Record<string, (value: string) => Partial<ReadMessage>> = {
  ...Object.fromEntries(
    BOOKING_FIELDS.filter(({ part }) => part !== 'notes').map((field) => [
      field.line.toLowerCase(),
      readsText(field),
    ]),
  ),
  // The generated subject is the heading of a text for another app.
  'booking request': (items) => ({ subject: `Booking Request: ${items}` }),
  estimate: (text) => ({ estimate: text.replace(`. ${QUOTE_CONFIRMS}`, '') }),
  needs: (needs) => ({ needs }),
  reference: (reference) => ({ reference }),
  'rental dates': parseDates,
};

function parseFact(line: string): Partial<ReadMessage> {
  const [, label = '', value = ''] = /^([A-Z][A-Za-z ]{2,20}): (.+)$/.exec(line) ?? [];
  const key = label.toLowerCase();
  return Object.hasOwn(LABELS, key) ? (LABELS[key]?.(value.trim()) ?? {}) : {};
}

/** Splits the contact details, which the last paragraph contains when it consists of nothing else, off the notes. */
function splitNotes(lines: readonly string[]): { notes: string; contacts: string[] } {
  const paragraphs = lines
    .filter((line) => !line.startsWith('For our office:'))
    .join('\n')
    .trim()
    .split(/\n{2,}/);
  const contacts = paragraphs.at(-1)?.split('\n') ?? [];
  return contacts.every((line) => /^(?:Phone|Email): /.test(line))
    ? { notes: paragraphs.slice(0, -1).join('\n\n'), contacts }
    : { notes: paragraphs.join('\n\n'), contacts: [] };
}

/** Reads a `bookingMessage` or `bookingText`, also within other text. Undefined without known lines. Never throws. */
export function readMessage(text: string): ReadMessage | undefined {
  const lines = cleanText(text.slice(0, MESSAGE_MAX))
    .split('\n')
    .map((line) => line.trim());
  // A messenger can put the time and the sender before the first line.
  const first = lines.findIndex((line) => line.endsWith(ITEMS_HEADING));
  const rest = lines.slice(first + 1);
  const ends = rest.findIndex((line) => line === '' || line === NOTES_HEADING);
  const end = first < 0 ? 0 : ends < 0 ? rest.length : ends;
  const list = rest.slice(0, end);
  const items = list
    .filter((line) => !isOmitted(line))
    .map(parseItem)
    .slice(0, MAX_REQUEST_ITEMS);
  const other = rest.slice(end);
  const notesAt = other.indexOf(NOTES_HEADING);
  const { notes, contacts } = splitNotes(notesAt < 0 ? [] : other.slice(notesAt + 1));
  const details = notesAt < 0 ? other : other.slice(0, notesAt);
  const facts = [...lines.slice(0, Math.max(first, 0)), ...details, ...contacts].map(parseFact);
  const allNotes = [...list.filter(isOmitted), notes].filter(Boolean).join('\n\n');
  const isKnown = items.length > 0 || facts.some((fact) => Object.keys(fact).length > 0);
  return isKnown
    ? Object.assign({ ...EMPTY_MESSAGE, items, notes: allNotes }, ...facts)
    : undefined;
}

/** Notes are those of the message where the link had no room for all of them. */
export function withWholeNotes(payload: RequestPayload, text: string): RequestPayload {
  const { notes: linked = '' } = payload;
  if (linked !== '' && !linked.endsWith('…')) return payload;
  const notes = readMessage(text)?.notes ?? '';
  return notes.length > linked.length ? { ...payload, notes } : payload;
}
