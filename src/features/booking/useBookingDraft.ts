import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductIndexQuery } from '@/api/content/products';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { mergeCarts } from '@/domain/cart/cart';
import { EMPTY_DRAFT, isDraftEmpty, saveDraft, readDraft, type BookingDraft } from './bookingDraft';
import { draftForArrival, isNameOnly, withProducts } from './bookingArrival';
import { generatedSubject } from './bookingPayload';

/**
 * What stands in the fields of a form that comes to life: typed before the script was there, or
 * filled in again by the browser. The first render after it would wipe it.
 */
function typedFields(form: HTMLFormElement | null): Partial<BookingFields> {
  const data = form ? new FormData(form) : new FormData();
  const filled = Object.keys(EMPTY_BOOKING).flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(filled) as Partial<BookingFields>;
}

function withTyped(draft: BookingDraft, typed: Partial<BookingFields>): BookingDraft {
  const fields = { ...draft.fields, ...typed };
  const isGenerated = fields.subject === generatedSubject(draft.items);
  return { ...draft, fields: { ...fields, subject: isGenerated ? null : fields.subject } };
}

/**
 * The request being written: taken from wherever the visitor came from once the page lives, and
 * kept in this tab's storage at every change. Storage, query and router state count after
 * hydration only, so the first render is that of the prerendered page.
 */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>) {
  const { key, search, state } = useLocation();
  const isFirst = useRef(true);
  const [draft, setDraft] = useState<BookingDraft | null>(null);

  useLayoutEffect(() => {
    const arrival = { key, search, state: state as unknown, pending: readPendingItems() };
    const typed = isFirst.current ? typedFields(form.current) : {};
    isFirst.current = false;
    const next = withTyped(draftForArrival(readDraft(), arrival), typed);
    // Kept before the pending list goes: read twice (StrictMode), it is found in the draft.
    saveDraft(next);
    removePendingItems();
    setDraft(next);
  }, [form, key, search, state]);

  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft]);

  const now = draft ?? EMPTY_DRAFT;
  const { data: products } = useProductIndexQuery(undefined, { skip: !now.items.some(isNameOnly) });
  const items = useMemo(() => withProducts(now.items, products ?? []), [now.items, products]);
  const { subject, ...others } = now.fields;
  const fields: BookingFields = { ...others, subject: subject ?? generatedSubject(items) };

  const change = (part: (before: BookingDraft) => Partial<BookingDraft>) =>
    setDraft((before) => ({ ...(before ?? EMPTY_DRAFT), ...part(before ?? EMPTY_DRAFT) }));

  return {
    items,
    fields,
    earlier: now.earlier,
    reference: now.reference,
    /** False until it is known whether there are items. */
    isReady: draft !== null,
    isEmpty: isDraftEmpty(now),
    changeField(name: keyof BookingFields, value: string) {
      const isGenerated = name === 'subject' && value === generatedSubject(items);
      const text = isGenerated ? null : value;
      change(({ fields: before }) => ({ fields: { ...before, [name]: text } }));
    },
    removeItem: (id: string) => change(() => ({ items: items.filter((item) => item.id !== id) })),
    takeEarlier: () =>
      change(({ earlier }) => ({ items: mergeCarts(items, earlier), earlier: [] })),
    dropEarlier: () => change(() => ({ earlier: [] })),
    setReference: (reference: string) => change(() => ({ reference })),
    clear: () => change(() => EMPTY_DRAFT),
    /** What `restore` brings back. */
    snapshot: now,
    restore: (before: BookingDraft) => change(() => before),
  };
}

export type BookingDraftControl = ReturnType<typeof useBookingDraft>;
