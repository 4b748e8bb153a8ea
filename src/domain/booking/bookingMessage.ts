import { MAX_BOOKING_NAMES, SHORT_TEXT_MAX } from '../text/limits';

/** What a request is for. */
export interface BookingItem {
  name: string;
  quantity?: number;
}

/** What the generated message says. */
export interface BookingRequest {
  items: readonly BookingItem[];
  preferredDate?: string;
  duration?: string;
  name?: string;
  notes?: string;
  reference?: string;
}

/** Direction marks and other invisible characters, which could disguise a text; joiners within emoji stay. */
const INVISIBLE = /(?!\u200d)\p{Cf}/gu;
const BREAKS_AND_CONTROLS = /[\p{Cc}\u2028\u2029]/gu;

/** A text safe to stand in one line: no line breaks, controls or direction marks, at most 200 characters (faults.md). */
export function oneLine(text: string, max = SHORT_TEXT_MAX): string {
  const line = text
    .replace(INVISIBLE, '')
    .replace(BREAKS_AND_CONTROLS, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = Array.from(line);
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : line;
}

/** A text of several lines without controls and direction marks. */
function manyLines(text: string): string {
  return text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => oneLine(line, Infinity))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The subject of a request, always one line: 'Booking Request: {item name}' for one item, 'Booking Request: Multiple
 * Equipments' for several, 'Booking Request' for none (public-site.md §4).
 */
export function bookingSubject(items: readonly BookingItem[]): string {
  const [first] = items;
  if (!first) return 'Booking Request';
  return `Booking Request: ${items.length > 1 ? 'Multiple Equipments' : oneLine(first.name)}`;
}

/**
 * The generated message: the items (numbered when several, '(Qty: n)' above 1), preferred date and duration when set,
 * notes, name and reference when given (public-site.md §4, decisions.md).
 */
export function bookingMessage(request: BookingRequest): string {
  const {
    items,
    preferredDate = '',
    duration = '',
    name = '',
    notes = '',
    reference = '',
  } = request;
  const lines = items.map((item, i) => {
    const { quantity = 1 } = item;
    const number = items.length > 1 ? `${i + 1}. ` : '';
    return `${number}${oneLine(item.name)}${quantity > 1 ? ` (Qty: ${quantity})` : ''}`;
  });
  const facts: [label: string, value: string][] = [
    ['Preferred Date', oneLine(preferredDate)],
    ['Duration', oneLine(duration)],
    ['Name', oneLine(name)],
    ['Reference', oneLine(reference)],
  ];
  const set = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  const notesText = manyLines(notes);
  return [
    lines.length > 0 ? `I would like to book:\n${lines.join('\n')}` : '',
    set.join('\n'),
    notesText ? `Additional Notes:\n${notesText}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function decodedName(part: string): string {
  try {
    return oneLine(decodeURIComponent(part.replace(/\+/g, ' ')));
  } catch {
    return '';
  }
}

/**
 * The product names of the query parameter `booking`: comma-separated, each URL-encoded. Takes the raw query string
 * (`location.search`), since URLSearchParams decodes it and would split names that hold commas. Blank and badly
 * encoded names are skipped, at most 50 are taken; never throws (public-site.md §2, faults.md).
 */
export function parseBookingQuery(value: string): string[] {
  return value
    .replace(/^\?/, '')
    .replace(/#.*$/s, '')
    .split('&')
    .filter((pair) => pair.startsWith('booking='))
    .flatMap((pair) => pair.slice('booking='.length).split(','))
    .map(decodedName)
    .filter(Boolean)
    .slice(0, MAX_BOOKING_NAMES);
}
