import { use, useRef, useState } from 'react';
import { SendError } from '@/api/gateways/sendError';
import { toDateInput } from '@/domain/text/dateInput';
import { validateBooking, type BookingFields, type FieldErrors } from '@/domain/booking/forms';
import { bookingReference } from '@/domain/text/ids';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { SenderContext } from '@/ui/form/senderContext';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { trackSend, useIsBeingSent, useSubmitCycle } from '@/ui/form/useSubmitCycle';
import { toSendIssue, type SendIssue, type SentRequest } from './sendIssue';
import { saveLastRequest } from '@/api/storage/lastRequest';
import { recordOutcome } from '../bookingDraft';
import { loadSending } from '../loadSending';
import type { BookingDraftControl } from '../useBookingDraft';
import { useKeeping, type KeepingOptions } from './useKeeping';

const BOOKING_REDIRECT_MS = 5000;
const BOOKING_ERROR_MS = 3000;
const TIMINGS = { success: BOOKING_REDIRECT_MS, error: BOOKING_ERROR_MS };

interface BookingSendOptions extends KeepingOptions {
  /**
   * Called after a successful send, even if the visitor has left the page.
   * @returns whether the visitor is still on the page, whose URL has no items any more
   */
  onSent: (reference: string) => boolean;
  /** Called after a failed send, even if the visitor has left the page. */
  onFailed: (issue: SendIssue) => void;
  /**
   * Called when the success message has been shown for its duration, unless the visitor downloaded
   * a copy.
   */
  onDone: () => void;
}

const sendKey = (reference: string) => `booking ${reference}`;

function errorsOf(
  { fields, dates }: BookingDraftControl,
  form: HTMLFormElement,
): FieldErrors<BookingFields> {
  const today = toDateInput(new Date());
  // East of the company, its current day can be yesterday for the visitor.
  const earliest = dates && dates.from < today ? dates.from : today;
  const errors = validateBooking(fields, earliest);
  const date = form.elements.namedItem('preferredDate');
  // An incomplete date has an empty value, so it would be sent as no date.
  if (date instanceof HTMLInputElement && date.validity.badInput)
    errors.preferredDate = 'Please enter a valid date';
  return errors;
}

/** Validates and sends a booking request, one at a time, and manages the result. */
export function useBookingSend(options: BookingSendOptions) {
  const { draft, onSent, onFailed, onDone } = options;
  const keepOrPost = useKeeping(options);
  const send = use(SenderContext);
  const [errors, setErrors] = useState<FieldErrors<BookingFields>>({});
  const [issue, setIssue] = useState<SendIssue>();
  const [sent, setSent] = useState<SentRequest>();
  const hasCopy = useRef(false);
  const cycle = useSubmitCycle(TIMINGS, (from) => {
    if (from === 'success' && !hasCopy.current) onDone();
  });

  // The form may have been left and opened again during the send.
  const isBeingSent = useIsBeingSent(sendKey(draft.reference));
  const isSending = cycle.phase === 'submitting' || isBeingSent;
  const isBusy = isSending || cycle.phase === 'success';

  const isValid = (form: HTMLFormElement) => {
    const found = errorsOf(draft, form);
    setErrors(found);
    return !focusFirstError(form, found);
  };

  /** Stores and returns the reference and the time of the request, which all attempts share. */
  const refer = () => {
    const reference = draft.reference || bookingReference(Math.random);
    const at = draft.requestedAt || new Date().toISOString();
    draft.setAttempt({ reference, requestedAt: at });
    return { reference, at };
  };

  const deliver = async (honeypot: string, { reference, at }: ReturnType<typeof refer>) => {
    const { isUnconfirmed: wasUnconfirmed } = draft;
    hasCopy.current = false;
    setSent(undefined);
    let result: SentRequest;
    try {
      const { sendRequest } = await loadSending();
      // If the page is closed or reloaded from now on, the result is not known.
      recordOutcome({ reference, result: 'unconfirmed' });
      result = await sendRequest({ ...draft, reference }, { at, send, honeypot });
    } catch (error) {
      const found = toSendIssue(error, reference, wasUnconfirmed);
      const isUnconfirmed = wasUnconfirmed || found.kind === 'unconfirmed';
      recordOutcome({ reference, result: isUnconfirmed ? 'unconfirmed' : 'failed' });
      setIssue(found);
      onFailed(found);
      throw error;
    }
    recordOutcome({ reference, result: 'sent' });
    saveLastRequest(draft.items);
    setIssue(undefined);
    setSent(result);
    if (onSent(reference)) draft.clear();
  };

  // The page was reloaded or closed while the request was being sent.
  const isInterrupted = draft.isUnconfirmed && cycle.phase === 'idle' && !isBeingSent;
  const unconfirmed = () => toSendIssue(new SendError('unconfirmed'), draft.reference, true);

  return {
    phase: cycle.phase,
    isSending,
    errors,
    issue: issue ?? (isInterrupted ? unconfirmed() : undefined),
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
      const { reference } = refer();
      const advice = `Your request ${reference} is ready. Please send it from the app that opens.`;
      setIssue({ kind: 'chosen', advice, reference });
    },
    submit(form: HTMLFormElement) {
      if (isBusy || !isValid(form)) return;
      const honeypot = readHoneypot(form);
      const attempt = refer();
      keepOrPost(attempt, honeypot, () =>
        cycle.submit(() => trackSend(sendKey(attempt.reference), () => deliver(honeypot, attempt))),
      );
    },
  };
}

export type BookingSendControl = ReturnType<typeof useBookingSend>;
