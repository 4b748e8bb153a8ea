import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { isTime } from '@/domain/text/time';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Session storage key: the request until it is sent or discarded. */
const DRAFT_KEY = 'bookingDraft';

/** Fields that are filled from the items and the rental dates. */
export type GeneratedField = 'subject' | 'preferredDate' | 'duration';

type DraftFields = Omit<BookingFields, GeneratedField> & Record<GeneratedField, string | null>;

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
}

export const EMPTY_DRAFT: Readonly<BookingDraft> = {
  items: [],
  fields: { ...EMPTY_BOOKING, subject: null, preferredDate: null, duration: null },
  reference: '',
  requestedAt: '',
  isUnconfirmed: false,
  source: '',
  earlier: [],
};

/** The latest draft if session storage rejected it. It lasts until the page is closed. */
let remembered: string | null = null;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Parses a stored draft. Values of the wrong type are replaced by empty ones. Never throws. */
export function parseDraft(text: string | null): BookingDraft {
  let json: unknown;
  try {
    json = JSON.parse(text ?? '');
  } catch {
    return EMPTY_DRAFT;
  }
  if (!isJsonObject(json)) return EMPTY_DRAFT;
  const fields = isJsonObject(json['fields']) ? json['fields'] : {};
  const reference = textOf(json['reference']);
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
    reference: /^SL-[A-Z2-9]{6}$/.test(reference) ? reference : '',
    requestedAt: isTime(requestedAt) ? requestedAt : '',
    isUnconfirmed: json['isUnconfirmed'] === true,
    source: textOf(json['source']),
    earlier: parseCartItems(json['earlier']).items,
  };
}

/** Returns whether a draft contains no items and no input. */
export function isDraftEmpty({ items, fields, earlier }: BookingDraft): boolean {
  return items.length === 0 && earlier.length === 0 && Object.values(fields).every((text) => !text);
}

/** Returns the saved draft, or an empty one. Never throws. */
export function readDraft(): BookingDraft {
  return parseDraft(remembered ?? readEntry('session', DRAFT_KEY));
}

/** Removes the saved draft after the request was sent or discarded. Never throws. */
export function removeDraft(): void {
  remembered = null;
  removeEntry('session', DRAFT_KEY);
}

const sentListeners = new Set<() => void>();

/** Calls the listener when the request has been sent; returns an unsubscribe function. */
export function subscribeToSent(listener: () => void): () => void {
  sentListeners.add(listener);
  return () => void sentListeners.delete(listener);
}

/**
 * Removes the draft of a request that has been sent, and notifies a form that was opened while it
 * was being sent, so that it does not offer to send it again.
 */
export function removeSentDraft(): void {
  removeDraft();
  for (const listener of sentListeners) listener();
}

/**
 * Saves a draft for this tab, or removes it if it is empty and has no source. An emptied draft with
 * a source is saved, so that a reload does not add its items again. Never throws.
 */
export function saveDraft(draft: BookingDraft): void {
  if (isDraftEmpty(draft) && draft.source === '') return removeDraft();
  const text = JSON.stringify(draft);
  // After a failure the previous stored draft remains for a reload.
  const isStored = writeEntry('session', DRAFT_KEY, text) === 'stored';
  remembered = isStored ? null : text;
}
