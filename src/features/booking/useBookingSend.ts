import { useRef, useState } from 'react';
import type { RequestExtras } from '@/domain/booking/bookingMessage';
import { BOOKING_FIELDS, type BookingFields } from '@/domain/booking/bookingTable';
import type { CartItem } from '@/domain/cart/cart';
import { fieldErrors, type FieldErrors } from '@/domain/booking/forms';
import type { BookingSubmission } from '@/domain/booking/submission';
import { toDateInput } from '@/domain/text/dateInput';
import { useSend, type SendFailure, type SentRequest } from '@/features/outbox';
import { focusFirstError } from '@/ui/form/useFormFocus';
import type { BookingDraftControl } from './useBookingDraft';

interface BookingSendOptions {
  draft: BookingDraftControl & { extras?: RequestExtras | undefined };
  // The first three are called even if the visitor has left the page.
  /** @returns whether the visitor is still on the page, whose URL has no items any more */
  onSent: (reference: string) => boolean;
  /** Called when the request waits for a connection. Returns the same as `onSent`. */
  onQueued: () => boolean;
  onFailed: (failure: SendFailure) => void;
  /** Called when the success has been shown for its duration, unless the visitor downloaded a copy. */
  onDone: () => void;
}

function errorsOf(
  { fields, dates }: BookingDraftControl,
  form: HTMLFormElement,
): FieldErrors<BookingFields> {
  const today = toDateInput(new Date());
  // East of the company, its current day can be yesterday for the visitor.
  const earliest = dates && dates.from < today ? dates.from : today;
  const errors = fieldErrors(BOOKING_FIELDS, fields, earliest);
  const date = form.elements.namedItem('preferredDate');
  // An incomplete date has an empty value, so it would be sent as no date.
  if (date instanceof HTMLInputElement && date.validity.badInput)
    errors.preferredDate = 'Please enter a valid date';
  return errors;
}

export function useBookingSend({ draft, ...told }: BookingSendOptions) {
  const { reference, fields, items, dates, extras } = draft;
  const request = { reference, fields, items, dates, extras };
  const [openedAt] = useState(() => new Date().toISOString());
  const [errors, setErrors] = useState<FieldErrors<BookingFields>>({});
  const [sent, setSent] = useState<SentRequest>();
  const [queued, setQueued] = useState('');
  const hasCopy = useRef(false);
  const taken = useRef<readonly CartItem[]>([]);
  const sending = useSend({
    reference,
    deliver(parts) {
      hasCopy.current = false;
      setSent(undefined);
      return parts.sendBooking(request);
    },
    onSent({ copy = '' }) {
      setSent({ reference, copy });
      draft.endRequest(reference, told.onSent(reference));
    },
    onQueued() {
      setQueued(reference);
      draft.endRequest(reference, told.onQueued());
    },
    onFailed(found) {
      if (found.kind !== 'unconfirmed' && taken.current.length > 0)
        draft.moveBackToCart(taken.current);
      told.onFailed(found);
    },
    onDone() {
      if (!hasCopy.current) told.onDone();
    },
  });
  const { phase, row, isSending, isBusy, failure } = sending;
  const submission: BookingSubmission = { ...request, at: row?.at ?? openedAt };

  const isValid = (form: HTMLFormElement) => {
    const found = errorsOf(draft, form);
    setErrors(found);
    return !focusFirstError(form, found);
  };

  return {
    phase,
    isSending,
    isBusy,
    errors,
    issue: failure,
    hasChosen: sending.hasChosen,
    sent,
    /** Reference of the request that was kept just now until there is a connection, or ''. */
    queued,
    submission,
    clearError: (name: keyof BookingFields) => setErrors((now) => ({ ...now, [name]: undefined })),
    clearIssue() {
      setErrors({});
      sending.clearFailure();
    },
    keepCopy() {
      hasCopy.current = true;
    },
    /** Offers the other ways to send a valid request, without an attempt to send it. */
    chooseOtherWay(form: HTMLFormElement) {
      if (!isBusy && isValid(form)) sending.chooseOtherWay();
    },
    submit(form: HTMLFormElement) {
      if (isBusy || !isValid(form)) return;
      taken.current = draft.moveFromCart();
      void sending.submit(form);
    },
    /** The visitor has opened another app with the request, so that it may have arrived. */
    handOver: () => void draft.moveFromCart(),
  };
}

export type BookingSendControl = ReturnType<typeof useBookingSend>;
