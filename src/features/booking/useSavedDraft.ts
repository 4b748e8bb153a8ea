import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { readPendingItems, removePendingItems } from '@/api/storage/pendingBooking';
import { EMPTY_BOOKING, type BookingFields } from '@/domain/booking/forms';
import { useIsHydrated } from '@/ui/lazy/useIsHydrated';
import { draftForArrival } from './bookingArrival';
import {
  generatedSubject,
  readDraft,
  saveDraft,
  subscribeToOutcomes,
  type BookingDraft,
  withOutcome,
} from './bookingDraft';

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

const draftAt = ({ key, search, state }: Location, values: Partial<BookingFields>) =>
  withFormValues(
    draftForArrival(readDraft(), { key, search, state, pending: readPendingItems() }),
    values,
  );

/**
 * Reads the draft when the page opens, and saves it after every change. The first render of a prerendered page does not use
 * storage, query or router state, so that it matches the HTML. A page that is opened by a link has the items immediately.
 */
export function useSavedDraft(form: RefObject<HTMLFormElement | null>) {
  const location = useLocation();
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

  useEffect(
    () => subscribeToOutcomes((outcome) => setDraft((now) => now && withOutcome(now, outcome))),
    [],
  );
  return [draft, setDraft] as const;
}
