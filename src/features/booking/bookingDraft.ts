import { readEntry, removeEntry, writeEntry } from '@/api/storage/browserStorage';
import { parseCartItems, type CartItem } from '@/domain/cart/cart';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { isJsonObject } from '@/domain/text/jsonObject';

/** Session storage: the request until it is sent or discarded (decisions.md, Book Now). */
const DRAFT_KEY = 'bookingDraft';

/** A request that has not been sent. */
export interface BookingDraft {
  items: CartItem[];
  /** As typed; the subject is null while it is the generated one. */
  fields: Omit<BookingFields, 'subject'> & { subject: string | null };
  /** Given at the first try and kept for the next ones; '' before that. */
  reference: string;
  /** Which visit brought the items, so that a reload does not bring them again. */
  source: string;
  /** Items of an earlier request that new ones replaced: they can be brought back. */
  earlier: CartItem[];
}

export const EMPTY_DRAFT: Readonly<BookingDraft> = {
  items: [],
  fields: { ...EMPTY_BOOKING, subject: null },
  reference: '',
  source: '',
  earlier: [],
};

/** The newest draft where session storage refused it: lasts as long as the page. */
let remembered: string | null = null;

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A draft from what was stored; anything of the wrong shape counts as missing. Never throws. */
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
  return {
    items: parseCartItems(json['items']).items,
    fields: {
      name: textOf(fields['name']),
      email: textOf(fields['email']),
      phone: textOf(fields['phone']),
      subject: typeof fields['subject'] === 'string' ? fields['subject'] : null,
      preferredDate: textOf(fields['preferredDate']),
      duration: textOf(fields['duration']),
      notes: textOf(fields['notes']),
    },
    reference: /^SL-[A-Z2-9]{6}$/.test(reference) ? reference : '',
    source: textOf(json['source']),
    earlier: parseCartItems(json['earlier']).items,
  };
}

/** Whether there is anything in a draft that a visitor would miss. */
export function isDraftEmpty({ items, fields, earlier }: BookingDraft): boolean {
  return items.length === 0 && earlier.length === 0 && Object.values(fields).every((text) => !text);
}

/** The kept draft, or an empty one. Never throws. */
export function readDraft(): BookingDraft {
  return parseDraft(remembered ?? readEntry('session', DRAFT_KEY));
}

/** Removes the kept draft: the request was sent or discarded. Never throws. */
export function removeDraft(): void {
  remembered = null;
  removeEntry('session', DRAFT_KEY);
}

/**
 * Keeps a draft for this tab; one that never held anything is removed. An emptied one stays, so
 * that a reload does not bring its items again. Never throws.
 */
export function saveDraft(draft: BookingDraft): void {
  if (isDraftEmpty(draft) && draft.source === '') return removeDraft();
  const text = JSON.stringify(draft);
  // An older one that is stored stays: after a reload it is better than none.
  const isStored = writeEntry('session', DRAFT_KEY, text) === 'stored';
  remembered = isStored ? null : text;
}
