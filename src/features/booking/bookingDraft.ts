import { outboxView } from '@/api/outbox/outboxView';
import { bookingDraftEntry as entry } from '@/api/storage/bookingDraftEntry';
import { isNameOnly, parseCartItems, type CartItem } from '@/domain/cart/cart';
import { bookingSubject, oneLine } from '@/domain/booking/bookingMessage';
import { BOOKING_FIELDS, type BookingFields } from '@/domain/booking/bookingTable';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import { bookingReference } from '@/domain/text/ids';
import { isJsonObject } from '@/domain/text/jsonObject';
import { foldText } from '@/domain/text/slug';

/** Returns the generated subject, which is empty without items. */
export function generatedSubject(items: readonly CartItem[]): string {
  return items.length > 0 ? bookingSubject(items) : '';
}

/** Items that were added to those of an earlier visit. */
interface JoinedItems {
  items: CartItem[];
  /** Number of items that were there before. */
  count: number;
  /** When those were changed last, ISO 8601, or ''. */
  at: string;
}

export interface BookingDraft {
  items: CartItem[];
  /** Input of the visitor. Fields that the visitor has not edited are missing. */
  fields: Partial<BookingFields>;
  /** Created with the first item or input, so that all tabs have the same. '' before that. */
  reference: string;
  /** Visits that added items, so that a reload or Back does not add them again. */
  sources: readonly string[];
  /** When items or dates were changed last, ISO 8601, or ''. */
  at: string;
  joined?: JoinedItems | undefined;
}

export const EMPTY_DRAFT: Readonly<BookingDraft> = {
  items: [],
  fields: {},
  reference: '',
  sources: [],
  at: '',
  joined: undefined,
};

const isText = (value: unknown) => typeof value === 'string';
const textOf = (value: unknown) => (isText(value) ? value : '');
const textsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);

function referenceOf(value: unknown): string {
  const text = textOf(value);
  return /^[A-Z]{1,4}-[A-Z2-9]{6}$/.test(text) ? text : '';
}

function joinedOf(json: unknown): JoinedItems | undefined {
  if (!isJsonObject(json)) return undefined;
  const { items } = parseCartItems(json['items']);
  return { items, count: Number(json['count']), at: textOf(json['at']) };
}

/** Returns the reference of the next request about equipment, which all tabs have, or ''. */
function sharedReference(): string {
  const { at, reference } = entry.read();
  return at === undefined ? '' : referenceOf(reference);
}

/** Returns the saved draft, or an empty one. Values of the wrong type are replaced by empty ones. Never throws. */
export function readDraft(): BookingDraft {
  const json = entry.read();
  const fields = { ...Object(json['fields']), ...Object(json['dates']) } as object;
  const { items } = parseCartItems(json['items']);
  return {
    items,
    fields: Object.fromEntries(
      Object.entries(fields).filter(
        ([key, text]) => isText(text) && BOOKING_FIELDS.some((field) => field.key === key),
      ),
    ),
    reference: referenceOf(json['own']) || referenceOf(json['reference']),
    sources: textsOf(json['sources']),
    at: textOf(json['at']),
    // Another tab may have ended the request.
    joined: items.length > 0 ? joinedOf(json['joined']) : undefined,
  };
}

/** Sources stay, so that visits add no more items, except `gone`, whose URL has no items any more. */
export const emptied = (
  { sources, fields, items }: BookingDraft,
  gone?: string,
  keepsItems = Boolean(fields.about),
): BookingDraft => ({
  ...EMPTY_DRAFT,
  items: keepsItems ? items : [],
  reference: fields.about ? sharedReference() : '',
  sources: sources.filter((source) => source !== gone),
});

export function isDraftEmpty({ items, fields }: Pick<BookingDraft, 'items' | 'fields'>): boolean {
  return items.length === 0 && Object.values(fields).every((text) => !text);
}

export function withReference(draft: BookingDraft): BookingDraft {
  if (draft.reference || isDraftEmpty(draft)) return draft;
  return { ...draft, reference: bookingReference() };
}

/** `text` is undefined for what the form generates. A request not about equipment has its own reference. */
export function changeOfField(
  { fields, reference }: BookingDraft,
  key: keyof BookingFields,
  text: string | undefined,
) {
  const isOther = key === 'about' && Boolean(text) !== Boolean(fields.about);
  return {
    fields: { ...fields, [key]: text },
    reference: isOther ? (text ? '' : sharedReference()) : reference,
  };
}

export const removeDraft = (): void => entry.remove();

/** Items and dates are saved for all tabs, the rest for this one. Sources outlive the items. Never throws. */
export function saveDraft(
  draft: BookingDraft,
  next = draft.fields.about ? sharedReference() : draft.reference,
): void {
  // The visitor has asked about items that are not requested yet.
  const isAsked = draft.fields.about
    ? next !== ''
    : isDraftEmpty(draft) && nextReference(draft) !== '';
  if (isDraftEmpty(draft) && draft.sources.length === 0 && !isAsked) {
    entry.remove();
    return;
  }
  const { items, fields, reference, sources, joined } = draft;
  const fieldsOf = (isOfAll: boolean) =>
    Object.fromEntries(
      BOOKING_FIELDS.filter(({ isShared = false }) => isShared === isOfAll).map(({ key }) => [
        key,
        fields[key],
      ]),
    );
  const dates = fieldsOf(true);
  // A request that is not about equipment is one of this tab.
  const own = fields.about ? reference : '';
  const isShared = items.length > 0 || isAsked || Object.values(dates).some(Boolean);
  entry.write(
    // The shared part has the reference, so that it ends in all tabs.
    { fields: fieldsOf(false), reference: isShared || own ? '' : reference, own, sources, joined },
    isShared ? { reference: next, items, dates } : undefined,
  );
}

/** Changes the saved draft, as other tabs have left it. @returns the draft after the change */
export function changeDraft(update: (before: BookingDraft) => Partial<BookingDraft>): BookingDraft {
  const before = readDraft();
  const change = update(before);
  if (change === before) return before;
  const after = withReference({ ...before, ...change });
  saveDraft(after);
  return after;
}

const foldedName = ({ name }: CartItem) => foldText(oneLine(name));

/** Returns whether items contain an item. One that is known by its name only is the product of that name. */
export const hasItem = (items: readonly CartItem[], item: CartItem): boolean =>
  items.some(
    (one) =>
      one.id === item.id ||
      ((isNameOnly(one) || isNameOnly(item)) && foldedName(one) === foldedName(item)),
  );

export const itemsBefore = ({ items, joined }: BookingDraft): CartItem[] =>
  items.filter((item) => !hasItem(joined?.items ?? [], item));

export const onlyJoined = ({ joined, items }: BookingDraft) => ({
  items: joined?.items ?? items,
  joined: undefined,
});

/** A sent draft is empty and keeps its sources, so that Back adds no items again. Later items stay. */
export function draftAfter(draft: BookingDraft, row: OutboxRow | undefined): BookingDraft {
  if (!row || row.state === 'failed') return draft;
  if (draft.joined && !draft.joined.items.every((item) => hasItem(row.items, item)))
    return withReference({ ...draft, ...onlyJoined(draft), reference: '' });
  return row.state === 'sent'
    ? withReference(emptied(draft, undefined, row.items.length === 0))
    : draft;
}

const rowOf = ({ reference }: BookingDraft): OutboxRow | undefined =>
  outboxView.read().rows.find((row) => row.reference === reference);

/** Whether the request of a draft is being sent, or may have arrived. */
export function mayHaveArrived(draft: BookingDraft): boolean {
  const state = rowOf(draft)?.state;
  return state !== undefined && state !== 'failed';
}

/** Returns the reference for a request about equipment, or '' if there is none, or one that is being sent or may have arrived. */
export function nextReference(draft: BookingDraft): string {
  const reference = draft.fields.about ? sharedReference() : draft.reference;
  return mayHaveArrived({ ...draft, reference }) ? '' : reference;
}

/** Returns a draft after what the outbox tells of its request. */
export const settledDraft = (draft: BookingDraft): BookingDraft => draftAfter(draft, rowOf(draft));

/** Returns a draft after a request was sent or queued. The visitor may have begun another one meanwhile. */
export function draftAfterEnd(now: BookingDraft, ended: string, gone?: string): BookingDraft {
  // A request that is queued, or of which the outbox has not told that it was sent (`settledDraft`).
  if (now.reference === ended) return emptied(now, gone);
  // It has been emptied already, and may have the reference of a question.
  return isDraftEmpty(now) ? { ...emptied(now, gone), reference: now.reference } : now;
}
