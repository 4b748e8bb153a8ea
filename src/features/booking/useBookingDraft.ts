import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useProductListQuery } from '@/api/content/contentApi';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import type { RentalDates } from '@/domain/availability/day';
import { durationText } from '@/domain/availability/dayTexts';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { mergeCarts, type CartItem } from '@/domain/cart/cart';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import {
  EMPTY_DRAFT,
  generatedSubject,
  isDraftEmpty,
  saveDraft,
  readDraft,
  removeDraft,
  subscribeToOutcomes,
  type BookingDraft,
  type GeneratedField,
  withOutcome,
} from './bookingDraft';
import { draftForArrival, isNameOnly, resolveNamedItems } from './bookingArrival';

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

const NO_EARLIER = { earlier: [], earlierReference: '' };

function withFormValues(draft: BookingDraft, values: Partial<BookingFields>): BookingDraft {
  const fields = { ...draft.fields, ...values };
  const isGenerated = fields.subject === generatedSubject(draft.items);
  return { ...draft, fields: { ...fields, subject: isGenerated ? null : fields.subject } };
}

/** Returns the values of the fields that the visitor has not edited. */
function generatedFields(
  items: readonly CartItem[],
  dates: RentalDates | null,
): Record<GeneratedField, string> {
  return {
    subject: generatedSubject(items),
    preferredDate: dates?.from ?? '',
    duration: dates ? durationText(dates) : '',
  };
}

/**
 * Manages the draft of the booking request. Its items are read when the page opens, and every
 * change is saved in session storage. The first render does not use storage, query or router state,
 * so that it matches the prerendered HTML.
 * @param dates fill Preferred Date and Duration until the visitor edits them
 */
export function useBookingDraft(
  form: RefObject<HTMLFormElement | null>,
  dates: RentalDates | null,
) {
  const { key, search, state } = useLocation();
  // Without prerendered HTML, the first render has already filled the form.
  const isHydrating = useRef(!useIsHydrated());
  const [draft, setDraft] = useState<BookingDraft | null>(null);

  useLayoutEffect(() => {
    const arrival = { key, search, state: state as unknown, pending: readPendingItems() };
    const values = isHydrating.current ? readFormValues(form.current) : {};
    isHydrating.current = false;
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

  useEffect(
    () => subscribeToOutcomes((outcome) => setDraft((now) => now && withOutcome(now, outcome))),
    [],
  );

  const current = draft ?? EMPTY_DRAFT;
  const { data: products } = useProductListQuery(undefined, {
    skip: !current.items.some(isNameOnly),
  });
  const items = useMemo(
    () => resolveNamedItems(current.items, products ?? []),
    [current.items, products],
  );
  const generated = generatedFields(items, dates);
  const { subject, preferredDate, duration, ...others } = current.fields;
  const fields: BookingFields = {
    ...others,
    subject: subject ?? generated.subject,
    preferredDate: preferredDate ?? generated.preferredDate,
    duration: duration ?? generated.duration,
  };

  const change = (update: (before: BookingDraft) => Partial<BookingDraft>) =>
    setDraft((before) => ({ ...(before ?? EMPTY_DRAFT), ...update(before ?? EMPTY_DRAFT) }));

  return {
    items,
    fields,
    dates,
    earlier: current.earlier,
    earlierReference: current.earlierReference,
    reference: current.reference,
    requestedAt: current.requestedAt,
    isUnconfirmed: current.isUnconfirmed,
    /** False until the items have been read. */
    isReady: draft !== null,
    isEmpty: isDraftEmpty(current),
    changeField(name: keyof BookingFields, value: string) {
      const isGenerated = name in generated && value === generated[name as GeneratedField];
      const text = isGenerated ? null : value;
      change(({ fields: before }) => ({ fields: { ...before, [name]: text } }));
    },
    /** Adds the items of an earlier request. */
    addItems: (added: readonly CartItem[]) => change(() => ({ items: mergeCarts(items, added) })),
    removeItem: (id: string) => change(() => ({ items: items.filter((item) => item.id !== id) })),
    addEarlier: () =>
      change(({ earlier }) => ({ items: mergeCarts(items, earlier), ...NO_EARLIER })),
    discardEarlier: () => change(() => NO_EARLIER),
    /** Records an attempt to send. Saved immediately, because the page can be left. */
    setAttempt(attempt: Pick<BookingDraft, 'reference' | 'requestedAt'>) {
      saveDraft({ ...readDraft(), ...attempt });
      change(() => attempt);
    },
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

/** Discards the request, and restores it on undo as long as the form is empty. */
export function useDiscardRequest(draft: BookingDraftControl, onDiscarded: () => void) {
  const [discarded, setDiscarded] = useState<BookingDraftControl['snapshot']>();
  return {
    canUndo: discarded !== undefined && draft.isEmpty,
    discard() {
      setDiscarded(draft.snapshot);
      draft.clear();
      onDiscarded();
    },
    undo() {
      if (discarded) draft.restore(discarded);
      setDiscarded(undefined);
    },
  };
}
