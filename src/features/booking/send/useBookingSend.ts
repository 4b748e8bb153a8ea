import { use, useRef, useState } from 'react';
import { systemClock, withTimeout } from '@/api/gateways/clock';
import { sendEmail } from '@/api/gateways/email';
import { SendError } from '@/api/gateways/sendError';
import { toDateInput } from '@/domain/text/dates';
import { validateBooking, type BookingFields, type FieldErrors } from '@/domain/booking/forms';
import { bookingReference } from '@/domain/text/ids';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { SenderContext } from '@/ui/form/senderContext';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { useSubmitCycle } from '@/ui/form/useSubmitCycle';
import { toSendIssue, type SendIssue } from './sendIssue';
import { removeSentDraft } from '../bookingDraft';
import {
  bookingCopy,
  bookingPayload,
  createRequestPayload,
  type BookingRequest,
} from '../bookingPayload';
import type { BookingDraftControl } from '../useBookingDraft';

const BOOKING_REDIRECT_MS = 5000;
const BOOKING_ERROR_MS = 3000;
/** Time in ms that creating the link for the office may take. */
const LINK_LIMIT_MS = 2000;

const TIMINGS = { success: BOOKING_REDIRECT_MS, error: BOOKING_ERROR_MS };

/** Data shown after a successful send. */
export interface SentRequest {
  reference: string;
  /** Text of the request for download. */
  copy: string;
}

interface BookingSendOptions {
  draft: BookingDraftControl;
  /** Called after a successful send, even if the visitor has left the page. */
  onSent: (reference: string) => void;
  /** Called after a failed send, even if the visitor has left the page. */
  onFailed: () => void;
  /**
   * Called when the success message has been shown for its duration, unless the visitor downloaded
   * a copy.
   */
  onDone: () => void;
}

async function encodeLink(request: BookingRequest, at: string): Promise<string | undefined> {
  const { encodeRequestLink } = await import('@/api/request-link/encodeRequestLink');
  return encodeRequestLink(window.location.origin, createRequestPayload(request, at));
}

/**
 * Returns the link for the office. Undefined if it cannot be created in time: the request is sent
 * without it.
 */
function createRequestLink(request: BookingRequest, at: string): Promise<string | undefined> {
  return withTimeout(encodeLink(request, at), LINK_LIMIT_MS, systemClock).catch(() => undefined);
}

function errorsOf(
  { fields, dates }: BookingDraftControl,
  form: HTMLFormElement,
): FieldErrors<BookingFields> {
  const today = toDateInput(new Date());
  // East of Lagos, its current day can be yesterday for the visitor.
  const earliest = dates && dates.from < today ? dates.from : today;
  const errors = validateBooking(fields, earliest);
  const date = form.elements.namedItem('preferredDate');
  // An incomplete date has an empty value, so it would be sent as no date.
  if (date instanceof HTMLInputElement && date.validity.badInput)
    errors.preferredDate = 'Please enter a valid date';
  return errors;
}

/** Validates and sends a booking request, one at a time, and manages the result. */
export function useBookingSend({ draft, onSent, onFailed, onDone }: BookingSendOptions) {
  const send = use(SenderContext) ?? sendEmail;
  const [errors, setErrors] = useState<FieldErrors<BookingFields>>({});
  const [issue, setIssue] = useState<SendIssue>();
  const [sent, setSent] = useState<SentRequest>();
  const hasCopy = useRef(false);
  const cycle = useSubmitCycle(TIMINGS, (from) => {
    if (from === 'success' && !hasCopy.current) onDone();
  });

  const isBusy = cycle.phase === 'submitting' || cycle.phase === 'success';

  const isValid = (form: HTMLFormElement) => {
    const found = errorsOf(draft, form);
    setErrors(found);
    return !focusFirstError(form, found);
  };

  /** Returns the reference and the time of the request, which all attempts share. */
  const refer = () => {
    const reference = draft.reference || bookingReference(Math.random);
    const at = draft.requestedAt || new Date().toISOString();
    return { reference, at };
  };

  const deliver = async (honeypot: string) => {
    const startedAt = performance.now();
    const { reference, at } = refer();
    const { isUnconfirmed: wasUnconfirmed } = draft;
    const request = { ...draft, reference };
    const payload = bookingPayload(request);
    const attempt = { reference, requestedAt: at };
    // If the page is closed or reloaded from now on, the result is not known.
    draft.setAttempt({ ...attempt, isUnconfirmed: true });
    hasCopy.current = false;
    setSent(undefined);
    try {
      const requestLink = await createRequestLink(request, at);
      await send(
        { ...payload, ...(requestLink && { requestLink }) },
        { kind: 'booking', honeypot, spentMs: performance.now() - startedAt },
      );
    } catch (error) {
      const found = toSendIssue(error, reference, wasUnconfirmed);
      const isUnconfirmed = wasUnconfirmed || found.kind === 'unconfirmed';
      draft.setAttempt({ ...attempt, isUnconfirmed });
      setIssue(found);
      onFailed();
      throw error;
    }
    removeSentDraft();
    setIssue(undefined);
    setSent({ reference, copy: bookingCopy(payload) });
    onSent(reference);
  };

  // The page was left while the request was being sent.
  const isInterrupted = draft.isUnconfirmed && cycle.phase === 'idle';
  const interruption = isInterrupted
    ? toSendIssue(new SendError('unconfirmed'), draft.reference, true)
    : undefined;

  return {
    phase: cycle.phase,
    errors,
    issue: issue ?? interruption,
    sent,
    clearError: (name: keyof BookingFields) => setErrors((now) => ({ ...now, [name]: undefined })),
    /** Clears errors after the request has been discarded. */
    clearIssue() {
      setErrors({});
      setIssue(undefined);
    },
    keepCopy() {
      hasCopy.current = true;
    },
    /** Offers the other ways to send a valid request, without an attempt to send it. */
    chooseOtherWay(form: HTMLFormElement) {
      if (isBusy || !isValid(form)) return;
      const { reference, at } = refer();
      draft.setAttempt({ reference, requestedAt: at, isUnconfirmed: draft.isUnconfirmed });
      const advice = `Your request ${reference} is ready. Please send it from the app that opens.`;
      setIssue({ kind: 'chosen', advice, reference });
    },
    submit(form: HTMLFormElement) {
      if (isBusy || !isValid(form)) return;
      const honeypot = readHoneypot(form);
      void cycle.submit(() => deliver(honeypot));
    },
  };
}

export type BookingSendControl = ReturnType<typeof useBookingSend>;
