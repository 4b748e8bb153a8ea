import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductListQuery } from '@/api/content/contentApi';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { mergeCarts } from '@/domain/cart/cart';
import { EMPTY_DRAFT, isDraftEmpty, saveDraft, readDraft, type BookingDraft } from './bookingDraft';
import { draftForArrival, isNameOnly, withProducts } from './bookingArrival';
import { generatedSubject } from './bookingPayload';

/**
 * Returns the values that the form has before hydration, typed by the visitor or restored by the
 * browser. The first render after hydration would overwrite them.
 */
function readFormValues(form: HTMLFormElement | null): Partial<BookingFields> {
  const data = form ? new FormData(form) : new FormData();
  const filled = Object.keys(EMPTY_BOOKING).flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(filled) as Partial<BookingFields>;
}

function withFormValues(draft: BookingDraft, values: Partial<BookingFields>): BookingDraft {
  const fields = { ...draft.fields, ...values };
  const isGenerated = fields.subject === generatedSubject(draft.items);
  return { ...draft, fields: { ...fields, subject: isGenerated ? null : fields.subject } };
}

/**
 * Manages the draft of the booking request. Its items are read when the page opens, and every
 * change is saved in session storage. The first render does not use storage, query or router state,
 * so that it matches the prerendered HTML.
 */
export function useBookingDraft(form: RefObject<HTMLFormElement | null>) {
  const { key, search, state } = useLocation();
  const isFirst = useRef(true);
  const [draft, setDraft] = useState<BookingDraft | null>(null);

  useLayoutEffect(() => {
    const arrival = { key, search, state: state as unknown, pending: readPendingItems() };
    const values = isFirst.current ? readFormValues(form.current) : {};
    isFirst.current = false;
    const next = withFormValues(draftForArrival(readDraft(), arrival), values);
    // Save the draft before removing the pending items: StrictMode runs the effect twice, and the
    // second run reads them from the draft.
    saveDraft(next);
    removePendingItems();
    setDraft(next);
  }, [form, key, search, state]);

  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft]);

  const current = draft ?? EMPTY_DRAFT;
  const { data: products } = useProductListQuery(undefined, {
    skip: !current.items.some(isNameOnly),
  });
  const items = useMemo(
    () => withProducts(current.items, products ?? []),
    [current.items, products],
  );
  const { subject, ...others } = current.fields;
  const fields: BookingFields = { ...others, subject: subject ?? generatedSubject(items) };

  const change = (update: (before: BookingDraft) => Partial<BookingDraft>) =>
    setDraft((before) => ({ ...(before ?? EMPTY_DRAFT), ...update(before ?? EMPTY_DRAFT) }));

  return {
    items,
    fields,
    earlier: current.earlier,
    reference: current.reference,
    /** False until the items have been read. */
    isReady: draft !== null,
    isEmpty: isDraftEmpty(current),
    changeField(name: keyof BookingFields, value: string) {
      const isGenerated = name === 'subject' && value === generatedSubject(items);
      const text = isGenerated ? null : value;
      change(({ fields: before }) => ({ fields: { ...before, [name]: text } }));
    },
    removeItem: (id: string) => change(() => ({ items: items.filter((item) => item.id !== id) })),
    addEarlier: () => change(({ earlier }) => ({ items: mergeCarts(items, earlier), earlier: [] })),
    discardEarlier: () => change(() => ({ earlier: [] })),
    setReference: (reference: string) => change(() => ({ reference })),
    clear: () => change(() => EMPTY_DRAFT),
    /** Value for `restore`. */
    snapshot: current,
    restore: (before: BookingDraft) => change(() => before),
  };
}

export type BookingDraftControl = ReturnType<typeof useBookingDraft>;
