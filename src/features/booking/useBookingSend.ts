import { use, useRef, useState } from 'react';
import type { RequestExtras } from '@/domain/booking/bookingMessage';
import { validateBooking, type BookingFields, type FieldErrors } from '@/domain/booking/forms';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import type { BookingSubmission } from '@/domain/booking/submission';
import { toDateInput } from '@/domain/text/dateInput';
import { loadOutboxParts, useOutboxRow, type SentRequest } from '@/features/outbox';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { useSubmitCycle, type SubmitPhase } from '@/ui/form/useSubmitCycle';
import { readDraft, saveDraft, withoutSent } from './bookingDraft';
import type { BookingDraftControl } from './useBookingDraft';

const BOOKING_REDIRECT_MS = 5000;
const BOOKING_ERROR_MS = 3000;
const TIMINGS = { success: BOOKING_REDIRECT_MS, error: BOOKING_ERROR_MS };

/** Why the request is to be sent another way, with an explanation for the visitor. */
export interface SendIssue {
  /**
   * `chosen`: the visitor prefers another way; `failed`: it certainly did not arrive; `unconfirmed`: it may have arrived;
   * the others were not attempted: because of the rate limit, the honeypot, the preview or its length.
   */
  kind: 'chosen' | 'failed' | 'unconfirmed' | 'limited' | 'held' | 'preview' | 'tooLong';
  advice: string;
  reference: string;
}

function issueOf(kind: SendIssue['kind'], reference: string, limit = ''): SendIssue {
  const advice = {
    chosen: `Your request ${reference} is ready. Please send it from the app that opens.`,
    failed: 'Your request has been kept. Try again, or send it another way.',
    unconfirmed: `We received no confirmation, so your request may or may not have reached us. Its reference is ${reference}. If you send it again, the message says that it repeats this reference, so that we do not book it twice.`,
    limited: limit,
    held: 'Your request could not be sent automatically. It has been kept. Please send it another way.',
    preview: 'Forms cannot be sent from the preview.',
    tooLong:
      'Your request is too long to be sent. Remove some items or shorten the notes, or send it another way.',
  }[kind];
  return { kind, advice, reference };
}

/** Returns the result of the last attempt, or the state of the row. What was opened in another app may have arrived. */
function issueToShow(result: SendIssue | undefined, row: OutboxRow | undefined) {
  const known =
    row?.state === 'unconfirmed' || row?.state === 'failed'
      ? issueOf(row.state, row.reference)
      : undefined;
  const isOpened = known?.kind === 'unconfirmed' && /chosen|failed/.test(result?.kind ?? '');
  return isOpened ? known : (result ?? known);
}

interface BookingSendOptions {
  draft: BookingDraftControl & { extras?: RequestExtras | undefined };
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
  /** Called when the request waits for a connection. */
  onDiscarded: () => void;
}

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

/** Validates a booking request, puts it into the outbox, and shows the state of its row. */
export function useBookingSend({ draft, ...told }: BookingSendOptions) {
  const isPreview = use(IsPreviewContext);
  const { reference, fields, items, dates, extras } = draft;
  const { row, isSending: isBeingSent } = useOutboxRow(reference);
  const [openedAt] = useState(() => new Date().toISOString());
  const [errors, setErrors] = useState<FieldErrors<BookingFields>>({});
  const [result, setResult] = useState<SendIssue>();
  const [sent, setSent] = useState<SentRequest>();
  const hasCopy = useRef(false);
  const cycle = useSubmitCycle(TIMINGS, (from) => {
    if (from === 'success' && !hasCopy.current) told.onDone();
  });
  const at = row?.at ?? openedAt;
  const submission: BookingSubmission = { reference, at, fields, items, dates, extras };
  const isSending = cycle.phase === 'submitting' || isBeingSent;
  const isBusy = isSending || cycle.phase === 'success';

  const isValid = (form: HTMLFormElement) => {
    const found = errorsOf(draft, form);
    setErrors(found);
    return !focusFirstError(form, found);
  };

  const fail = (kind: SendIssue['kind'], limit?: string): SubmitPhase => {
    const issue = issueOf(kind, reference, limit);
    setResult(issue);
    told.onFailed(issue);
    return 'error';
  };

  const deliver = async (): Promise<SubmitPhase> => {
    hasCopy.current = false;
    setSent(undefined);
    const askedAt = new Date().toISOString();
    const parts = await loadOutboxParts().catch(() => undefined);
    if (!parts) return fail('failed');
    const { state, waitMs, copy } = await parts.sendBooking({ ...submission, at: askedAt });
    if (state === 'posting') return fail('unconfirmed');
    if (state !== 'sent' && state !== 'queued') return fail(state, parts.sendLimitMessage(waitMs));
    // The visitor may have left the page.
    saveDraft(withoutSent(readDraft(), (one) => one === reference));
    setResult(undefined);
    if (state === 'sent') {
      setSent({ reference, copy });
      if (told.onSent(reference)) draft.clear();
      return 'success';
    }
    draft.clear();
    told.onDiscarded();
    return 'idle';
  };

  return {
    phase: cycle.phase,
    isSending,
    errors,
    issue: issueToShow(result, row),
    sent,
    submission,
    clearError: (name: keyof BookingFields) => setErrors((now) => ({ ...now, [name]: undefined })),
    /** Clears errors after the request has been discarded. */
    clearIssue() {
      setErrors({});
      setResult(undefined);
    },
    keepCopy() {
      hasCopy.current = true;
    },
    /** Offers the other ways to send a valid request, without an attempt to send it. */
    chooseOtherWay(form: HTMLFormElement) {
      if (!isBusy && isValid(form)) setResult(issueOf('chosen', reference));
    },
    submit(form: HTMLFormElement) {
      if (isBusy || !isValid(form)) return;
      const isHeld = readHoneypot(form).trim() !== '';
      void cycle.submit(async () => {
        if (isPreview) return fail('preview');
        return isHeld ? fail('held') : deliver();
      });
    },
  };
}

export type BookingSendControl = ReturnType<typeof useBookingSend>;
