import { useMemo, useState, type RefObject } from 'react';
import { useProductListQuery } from '@/api/content/contentApi';
import type { RentalDates } from '@/domain/availability/day';
import { durationText } from '@/domain/availability/dayTexts';
import type { BookingFields } from '@/domain/booking/forms';
import { mergeCarts, type CartItem } from '@/domain/cart/cart';
import { isNameOnly, resolveNamedItems } from './bookingArrival';
import {
  EMPTY_DRAFT,
  generatedSubject,
  isDraftEmpty,
  saveDraft,
  readDraft,
  removeDraft,
  type BookingDraft,
  type GeneratedField,
} from './bookingDraft';
import { useSavedDraft } from './useSavedDraft';

const NO_EARLIER = { earlier: [], earlierReference: '' };

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
