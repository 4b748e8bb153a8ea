import { sessionEntry } from '@/api/storage/sessionEntry';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { bookingSubject } from '@/domain/booking/bookingMessage';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { isTime } from '@/domain/text/time';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Session storage key: the request until it is sent or discarded. */
export const DRAFT_KEY = 'bookingDraft';
const entry = sessionEntry(DRAFT_KEY);

/** Fields that are filled from the items and the rental dates. */
export type GeneratedField = 'subject' | 'preferredDate' | 'duration';

type DraftFields = Omit<BookingFields, GeneratedField> & Record<GeneratedField, string | null>;

/** Returns the generated subject, which is empty without items. */
export function generatedSubject(items: readonly CartItem[]): string {
  return items.length > 0 ? bookingSubject(items) : '';
}

/** A request that has not been sent. */
export interface BookingDraft {
  items: CartItem[];
  /** Input of the visitor. Fields that are generated are null until the visitor edits them. */
  fields: DraftFields;
  /** Created for the first attempt to send and reused for the next ones. '' before that. */
  reference: string;
  /** When the reference was created, ISO 8601, or ''. */
  requestedAt: string;
  /** Whether an attempt to send it has begun and got no response, so that it may have arrived. */
  isUnconfirmed: boolean;
  /** Visit that added the items, so that a reload does not add them again. */
  source: string;
  /** Items of an earlier request that newer ones replaced. They can be added again. */
  earlier: CartItem[];
  /** Reference of the earlier request if it may have arrived, or ''. */
  earlierReference: string;
}

export const EMPTY_DRAFT: Readonly<BookingDraft> = {
  items: [],
  fields: { ...EMPTY_BOOKING, subject: null, preferredDate: null, duration: null },
  reference: '',
  requestedAt: '',
  isUnconfirmed: false,
  source: '',
  earlier: [],
  earlierReference: '',
};

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function referenceOf(value: unknown): string {
  const text = textOf(value);
  return /^[A-Z]{1,4}-[A-Z2-9]{6}$/.test(text) ? text : '';
}

/** Returns the saved draft, or an empty one. Values of the wrong type are replaced by empty ones. Never throws. */
export function readDraft(): BookingDraft {
  const json = entry.read();
  if (!isJsonObject(json)) return EMPTY_DRAFT;
  const fields = isJsonObject(json['fields']) ? json['fields'] : {};
  const requestedAt = textOf(json['requestedAt']);
  return {
    items: parseCartItems(json['items']).items,
    fields: {
      name: textOf(fields['name']),
      email: textOf(fields['email']),
      phone: textOf(fields['phone']),
      subject: textOrNull(fields['subject']),
      preferredDate: textOrNull(fields['preferredDate']),
      duration: textOrNull(fields['duration']),
      notes: textOf(fields['notes']),
    },
    reference: referenceOf(json['reference']),
    requestedAt: isTime(requestedAt) ? requestedAt : '',
    isUnconfirmed: json['isUnconfirmed'] === true,
    source: textOf(json['source']),
    earlier: parseCartItems(json['earlier']).items,
    earlierReference: referenceOf(json['earlierReference']),
  };
}

/** Returns whether a draft contains no items and no input. */
export function isDraftEmpty({ items, fields, earlier }: BookingDraft): boolean {
  return items.length === 0 && earlier.length === 0 && Object.values(fields).every((text) => !text);
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

/** The end of an attempt to send the request with this reference. */
interface SendOutcome {
  reference: string;
  result: 'sent' | 'unconfirmed' | 'failed';
}

/**
 * Returns a draft after an attempt has ended. The draft can be another request by then, which the outcome does not
 * change. A sent one keeps its source, so that Back does not add its items again.
 */
export function withOutcome(draft: BookingDraft, { reference, result }: SendOutcome): BookingDraft {
  if (draft.reference === reference)
    return result === 'sent'
      ? { ...EMPTY_DRAFT, source: draft.source }
      : { ...draft, isUnconfirmed: result === 'unconfirmed' };
  if (draft.earlierReference !== reference || result === 'unconfirmed') return draft;
  return { ...draft, earlierReference: '', ...(result === 'sent' && { earlier: [] }) };
}

const outcomeListeners = new Set<(outcome: SendOutcome) => void>();

/** Calls the listener when an attempt has ended; returns an unsubscribe function. */
export function subscribeToOutcomes(listener: (outcome: SendOutcome) => void): () => void {
  outcomeListeners.add(listener);
  return () => void outcomeListeners.delete(listener);
}

/** Saves the outcome of an attempt in the draft, and notifies the form, which may have been opened meanwhile. */
export function recordOutcome(outcome: SendOutcome): void {
  saveDraft(withOutcome(readDraft(), outcome));
  for (const listener of outcomeListeners) listener(outcome);
}
