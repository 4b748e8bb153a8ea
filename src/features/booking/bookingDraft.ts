import { bookingDraftEntry as entry } from '@/api/storage/pendingBooking';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { bookingSubject } from '@/domain/booking/bookingMessage';
import { BOOKING_FIELDS, type BookingFields } from '@/domain/booking/bookingTable';
import { bookingReference } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Returns the generated subject, which is empty without items. */
export function generatedSubject(items: readonly CartItem[]): string {
  return items.length > 0 ? bookingSubject(items) : '';
}

/** A request that has not been sent. */
export interface BookingDraft {
  items: CartItem[];
  /** Input of the visitor. Fields that the visitor has not edited are missing. */
  fields: Partial<BookingFields>;
  /** Created with the first item or input, so that a duplicated tab has the same. '' before that. */
  reference: string;
  /** Visit that added the items, so that a reload does not add them again. */
  source: string;
  /** Items of an earlier request that newer ones replaced. They can be added again. */
  earlier: CartItem[];
  /** Reference of the earlier request, or ''. */
  earlierReference: string;
}

export const EMPTY_DRAFT: Readonly<BookingDraft> = {
  items: [],
  fields: {},
  reference: '',
  source: '',
  earlier: [],
  earlierReference: '',
};

const isText = (value: unknown) => typeof value === 'string';
const textOf = (value: unknown) => (isText(value) ? value : '');

function referenceOf(value: unknown): string {
  const text = textOf(value);
  return /^[A-Z]{1,4}-[A-Z2-9]{6}$/.test(text) ? text : '';
}

/** Returns the saved draft, or an empty one. Values of the wrong type are replaced by empty ones. Never throws. */
export function readDraft(): BookingDraft {
  const json = entry.read();
  if (!isJsonObject(json)) return EMPTY_DRAFT;
  const fields = isJsonObject(json['fields']) ? json['fields'] : {};
  return {
    items: parseCartItems(json['items']).items,
    fields: Object.fromEntries(
      BOOKING_FIELDS.map(({ key }) => [key, fields[key]]).filter(([, text]) => isText(text)),
    ),
    reference: referenceOf(json['reference']),
    source: textOf(json['source']),
    earlier: parseCartItems(json['earlier']).items,
    earlierReference: referenceOf(json['earlierReference']),
  };
}

/** Returns whether a draft contains no items and no input. */
export function isDraftEmpty({ items, fields, earlier }: BookingDraft): boolean {
  return items.length === 0 && earlier.length === 0 && Object.values(fields).every((text) => !text);
}

/** Returns a draft with a reference, unless it is empty. */
export function withReference(draft: BookingDraft): BookingDraft {
  if (draft.reference || isDraftEmpty(draft)) return draft;
  return { ...draft, reference: bookingReference(Math.random) };
}

/** Removes the saved draft after the request was sent or discarded. Never throws. */
export function removeDraft(): void {
  entry.remove();
}

/**
 * Saves a draft for this tab, or removes it if it is empty and has no source. An emptied draft with
 * a source is saved, so that a reload does not add its items again. Never throws.
 */
export function saveDraft(draft: BookingDraft): void {
  if (isDraftEmpty(draft) && draft.source === '') entry.remove();
  else entry.write(draft);
}

/** Returns a draft after a request was sent, also by another tab. Its source stays, so that Back does not add its items again. */
export function withoutSent(draft: BookingDraft, sent: (reference: string) => boolean) {
  if (sent(draft.reference)) return { ...EMPTY_DRAFT, source: draft.source };
  if (!sent(draft.earlierReference)) return draft;
  return { ...draft, earlier: [], earlierReference: '' };
}
