import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useProductListQuery } from '@/api/content/contentApi';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import type { RentalDates } from '@/domain/availability/day';
import { durationText } from '@/domain/availability/dayTexts';
import {
  BOOKING_FIELDS,
  mapBookingFields,
  type BookingFields,
} from '@/domain/booking/bookingTable';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import { isNameOnly, mergeCarts, type CartItem } from '@/domain/cart/cart';
import { outboxParts, useOutbox, useOutboxRow } from '@/features/outbox';
import { useIsHydrated } from '@/ui/hydration/useIsHydrated';
import { draftForArrival, resolveNamedItems } from './bookingArrival';
import {
  EMPTY_DRAFT,
  generatedSubject,
  isDraftEmpty,
  saveDraft,
  readDraft,
  removeDraft,
  withoutSent,
  withReference,
  type BookingDraft,
} from './bookingDraft';

/**
 * Returns the values that the form has before hydration, typed by the visitor or restored by the
 * browser. The first render after hydration would overwrite them.
 */
function readFormValues(form: HTMLFormElement | null): Partial<BookingFields> {
  const data = form ? new FormData(form) : new FormData();
  return Object.fromEntries(
    BOOKING_FIELDS.map(({ key }) => [key, data.get(key)]).filter(([, value]) => value),
  ) as Partial<BookingFields>;
}

function withFormValues(draft: BookingDraft, values: Partial<BookingFields>): BookingDraft {
  const fields = { ...draft.fields, ...values };
  if (fields.subject === generatedSubject(draft.items)) delete fields.subject;
  return { ...draft, fields };
}

const draftAt = ({ key, search, state }: Location, values: Partial<BookingFields>) =>
  withReference(
    withFormValues(
      draftForArrival(readDraft(), { key, search, state, pending: readPendingItems() }),
      values,
    ),
  );

/**
 * Reads the draft when the page opens, and saves it after every change. The first render of a prerendered page does not use
 * storage, query or router state, so that it matches the HTML. A page that is opened by a link has the items immediately.
 */
function useSavedDraft(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
  const { rows } = useOutbox();
  const isSent = (reference: string) =>
    rows.some((row) => row.state === 'sent' && row.reference === reference);
  const isHydrated = useIsHydrated();
  const isHydrating = useRef(!isHydrated);
  const [draft, setDraft] = useState<BookingDraft | null>(() =>
    isHydrated ? draftAt(location, {}) : null,
  );
  const first = useRef(draft);

  useLayoutEffect(() => {
    const values = isHydrating.current ? readFormValues(form.current) : {};
    isHydrating.current = false;
    const next = first.current ?? draftAt(location, values);
    first.current = null;
    // Save the draft before removing the pending items: StrictMode runs the effect twice, and the
    // second run reads them from the draft.
    saveDraft(next);
    removePendingItems();
    setDraft(next);
  }, [form, location]);

  useEffect(() => {
    if (draft) saveDraft(draft);
  }, [draft]);

  // Also by a form that was left, or by another tab.
  const rest = draft && withoutSent(draft, isSent);
  if (rest !== draft) setDraft(rest);
  return [draft, setDraft] as const;
}

const NO_EARLIER = { earlier: [], earlierReference: '' };

/** Returns the values of the fields that the visitor has not edited. */
function generatedFields(
  items: readonly CartItem[],
  dates: RentalDates | null,
): Partial<BookingFields> {
  return {
    subject: generatedSubject(items),
    preferredDate: dates?.from ?? '',
    duration: dates ? durationText(dates) : '',
  };
}

/**
 * Manages the draft of the booking request, which is kept in session storage.
 * @param dates fill Preferred Date and Duration until the visitor edits them
 */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  dates: RentalDates | null,
) {
  const [draft, setDraft] = useSavedDraft(form);
  const current = draft ?? EMPTY_DRAFT;
  const { data: products } = useProductListQuery(undefined, {
    skip: !current.items.some(isNameOnly),
  });
  const items = useMemo(
    () => resolveNamedItems(current.items, products ?? []),
    [current.items, products],
  );
  const generated = generatedFields(items, dates);
  const fields = mapBookingFields(({ key }) => current.fields[key] ?? generated[key] ?? '');

  const change = (update: (before: BookingDraft) => Partial<BookingDraft>) =>
    setDraft((before) =>
      withReference({ ...(before ?? EMPTY_DRAFT), ...update(before ?? EMPTY_DRAFT) }),
    );

  return {
    items,
    fields,
    dates,
    earlier: current.earlier,
    earlierReference: current.earlierReference,
    reference: current.reference,
    /** False until the items have been read. */
    isReady: draft !== null,
    isEmpty: isDraftEmpty(current),
    changeField(name: keyof BookingFields, value: string) {
      const text = value === (generated[name] ?? '') ? undefined : value;
      change(({ fields: before }) => ({ fields: { ...before, [name]: text } }));
    },
    /** Adds the items of an earlier request. */
    addItems: (added: readonly CartItem[]) => change(() => ({ items: mergeCarts(items, added) })),
    removeItem: (id: string) => change(() => ({ items: items.filter((item) => item.id !== id) })),
    addEarlier: () =>
      change(({ earlier }) => ({ items: mergeCarts(items, earlier), ...NO_EARLIER })),
    discardEarlier: () => change(() => NO_EARLIER),
    clear() {
      removeDraft();
      change(() => EMPTY_DRAFT);
    },
    /** Value for `restore`. */
    snapshot: current,
    restore: (before: BookingDraft) => change(() => before),
  };
}

export type BookingDraftControl = ReturnType<typeof useBookingDraft>;

type Discarded = Pick<BookingDraftControl, 'snapshot'> & { row: OutboxRow | undefined };

/** Discards the request, and restores it on undo as long as the form is empty. */
export function useDiscardRequest(draft: BookingDraftControl, onDiscarded: () => void) {
  const { row } = useOutboxRow(draft.reference);
  const [discarded, setDiscarded] = useState<Discarded>();
  return {
    canUndo: discarded !== undefined && draft.isEmpty,
    discard() {
      setDiscarded({ snapshot: draft.snapshot, row });
      if (row) void outboxParts.loaded()?.discardRow(row);
      draft.clear();
      onDiscarded();
    },
    undo() {
      if (discarded?.row) void outboxParts.loaded()?.restoreRow(discarded.row);
      if (discarded) draft.restore(discarded.snapshot);
      setDiscarded(undefined);
    },
  };
}
