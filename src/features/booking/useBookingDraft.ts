import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductIndexQuery } from '@/api/content/products';
import { pendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import type { BookingFields } from '@/domain/forms';
import { mergeCarts } from '@/domain/cart';
import { EMPTY_DRAFT, isDraftEmpty, keepDraft, readDraft, type BookingDraft } from './bookingDraft';
import { draftOnArrival, isNameOnly, withProducts } from './bookingIntake';
import { generatedSubject } from './bookingPayload';

/**
 * The request being written: taken from wherever the visitor came from once the page lives, and
 * kept in this tab's storage at every change. Storage, query and router state count after
 * hydration only, so the first render is that of the prerendered page.
 */
export function useBookingDraft() {
  const { key, search, state } = useLocation();
  const [draft, setDraft] = useState<BookingDraft | null>(null);

  useLayoutEffect(() => {
    const arrival = { key, search, state: state as unknown, pending: pendingItems() };
    const next = draftOnArrival(readDraft(), arrival);
    // Kept before the pending list goes: read twice (StrictMode), it is found in the draft.
    keepDraft(next);
    removePendingItems();
    setDraft(next);
  }, [key, search, state]);

  useEffect(() => {
    if (draft) keepDraft(draft);
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
