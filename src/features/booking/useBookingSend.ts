import { useRef, useState } from 'react';
import type { sendEmail } from '@/api/gateways/email';
import { SendError, type SendFailure } from '@/api/gateways/sendError';
import { toDateInput } from '@/domain/text/dates';
import { validateBooking, type BookingFields, type FieldErrors } from '@/domain/booking/forms';
import { bookingReference } from '@/domain/text/ids';
import { BOOKING_ERROR_MS, BOOKING_REDIRECT_MS } from '@/domain/text/limits';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { useSubmitCycle } from '@/ui/form/useSubmitCycle';
import { removeDraft } from './bookingDraft';
import { bookingCopy, bookingPayload } from './bookingPayload';
import type { BookingDraftControl } from './useBookingDraft';

const TIMINGS = { success: BOOKING_REDIRECT_MS, error: BOOKING_ERROR_MS };

/** What a request that went through leaves on the screen. */
export interface SentRequest {
  reference: string;
  /** Its text, for the visitor to keep. */
  copy: string;
}

/** Why the last try did not go through, in words for the visitor. */
export interface SendTrouble {
  kind: SendFailure;
  advice: string;
  reference: string;
}

export interface BookingSendOptions {
  draft: BookingDraftControl;
  send: typeof sendEmail;
  /** The request went through, wherever the visitor is by now. */
  onSent: (reference: string) => void;
  /** It did not. */
  onFailed: () => void;
  /** The success was shown long enough and the visitor kept no copy. */
  onDone: () => void;
}

function troubleOf(error: unknown, reference: string): SendTrouble {
  const kind = error instanceof SendError ? error.kind : 'failed';
  const advice = {
    failed: 'Your request is still here. Try again, or send it another way.',
    unconfirmed: `We got no answer in time: your request may or may not have reached us. Your reference is ${reference}. Please give it when you write to us, so that we book only once.`,
    limited: error instanceof Error ? error.message : '',
    held: 'Your request could not be sent automatically. It is still here. Please send it another way.',
  }[kind];
  return { kind, advice, reference };
}

function errorsOf(fields: BookingFields, form: HTMLFormElement): FieldErrors<BookingFields> {
  const errors = validateBooking(fields, toDateInput(new Date()));
  const date = form.elements.namedItem('preferredDate');
  // A date typed half reads as none; sending without it would lose what was meant.
  if (date instanceof HTMLInputElement && date.validity.badInput)
    errors.preferredDate = 'Please enter a valid date';
  return errors;
}

/** Checks, sends and reports a request, once at a time (public-site.md §4, §5). */
export function useBookingSend({ draft, send, onSent, onFailed, onDone }: BookingSendOptions) {
  const [errors, setErrors] = useState<FieldErrors<BookingFields>>({});
  const [trouble, setTrouble] = useState<SendTrouble>();
  const [sent, setSent] = useState<SentRequest>();
  const hasCopy = useRef(false);
  const cycle = useSubmitCycle(TIMINGS, (from) => {
    if (from === 'success' && !hasCopy.current) onDone();
  });

  const deliver = async (trap: string) => {
    const reference = draft.reference || bookingReference(Math.random);
    const payload = bookingPayload(draft.fields, draft.items, reference);
    hasCopy.current = false;
    setSent(undefined);
    draft.setReference(reference);
    try {
      await send(payload, { kind: 'booking', trap });
    } catch (error) {
      setTrouble(troubleOf(error, reference));
      onFailed();
      throw error;
    }
    removeDraft();
    draft.clear();
    setTrouble(undefined);
    setSent({ reference, copy: bookingCopy(payload) });
    onSent(reference);
  };

  return {
    phase: cycle.phase,
    errors,
    trouble,
    sent,
    clearError: (name: keyof BookingFields) => setErrors((now) => ({ ...now, [name]: undefined })),
    /** The request is discarded, and with it what was said about it. */
    forgetTrouble() {
      setErrors({});
      setTrouble(undefined);
    },
    keepCopy() {
      hasCopy.current = true;
    },
    submit(form: HTMLFormElement) {
      if (cycle.phase === 'submitting' || cycle.phase === 'success') return;
      const found = errorsOf(draft.fields, form);
      setErrors(found);
      if (focusFirstError(form, found)) return;
      const trap = readHoneypot(form);
      void cycle.submit(() => deliver(trap));
    },
  };
}

export type BookingSendControl = ReturnType<typeof useBookingSend>;
