import { decodeText } from '../links/paths';
import { QUOTE_CONFIRMS } from '../prices/priceTexts';
import { cleanText, SHORT_TEXT_MAX } from '../text/cleanText';
import { BOOKING_FIELDS, type BookingField, type BookingFields } from './bookingTable';

export const ITEMS_HEADING = 'I would like to book:';
export const NOTES_HEADING = 'Additional Notes:';

const MAX_BOOKING_NAMES = 50;

interface BookingItem {
  name: string;
  quantity?: number;
}

/** What the office gets in addition to the requested items. */
export interface RequestExtras {
  /** Estimate of all items, see `totalEstimateText`. */
  estimate?: string | undefined;
  /** Names of products that are needed and not requested. */
  needs: readonly string[];
}

interface MessageParts extends Partial<RequestExtras>, Partial<BookingFields> {
  items: readonly BookingItem[];
  /** `24 Nov 2026 to 26 Nov 2026 (3 days)`. */
  rentalDates?: string;
  reference?: string;
}

/** Without line breaks, control characters and invisible ones. @param max length in characters */
export function oneLine(text: string, max = SHORT_TEXT_MAX): string {
  const line = cleanText(text)
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line;
}

/** Removes control characters and invisible ones, but keeps line breaks. */
export function cleanLines(text: string): string {
  return cleanText(text)
    .split('\n')
    .map((line) => oneLine(line, Infinity))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Always a single line. */
export function bookingSubject(items: readonly BookingItem[]): string {
  const [first] = items;
  if (!first) return 'Booking Request';
  return `Booking Request: ${items.length > 1 ? 'Multiple Equipments' : oneLine(first.name)}`;
}

/** Several items are numbered, quantities above 1 are shown as '(Qty: n)', and blank texts are left out. */
export function bookingMessage(parts: MessageParts): string {
  const { items, rentalDates = '', estimate = '', needs = [], notes = '', reference = '' } = parts;
  const lines = items.map((item, i) => {
    const { quantity = 1 } = item;
    const number = items.length > 1 ? `${i + 1}. ` : '';
    return `${number}${oneLine(item.name)}${quantity > 1 ? ` (Qty: ${quantity})` : ''}`;
  });
  const linesOf = (part?: BookingField['part']) =>
    BOOKING_FIELDS.filter((field) => field.part === part).map(({ line, key, max }) => [
      line,
      oneLine(parts[key] ?? '', max),
    ]);
  const facts = [
    ['Rental dates', rentalDates],
    ['Estimate', estimate && `${estimate}. ${QUOTE_CONFIRMS}`],
    ['Needs', needs.map((need) => oneLine(need)).join(', ')],
    ...linesOf(),
    ...linesOf('sender'),
    ['Reference', oneLine(reference)],
  ];
  const detailLines = facts
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`);
  const notesText = cleanLines(notes);
  return [
    lines.length > 0 ? `${ITEMS_HEADING}\n${lines.join('\n')}` : '',
    detailLines.join('\n'),
    notesText ? `${NOTES_HEADING}\n${notesText}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param value the raw query string, because `URLSearchParams` would split names that contain commas */
export function parseBookingQuery(value: string): string[] {
  return value
    .replace(/^\?/, '')
    .replace(/#.*$/s, '')
    .split('&')
    .filter((pair) => pair.startsWith('booking='))
    .flatMap((pair) => pair.slice('booking='.length).split(','))
    .map((part) => oneLine(decodeText(part.replace(/\+/g, ' '), '')))
    .filter(Boolean)
    .slice(0, MAX_BOOKING_NAMES);
}
