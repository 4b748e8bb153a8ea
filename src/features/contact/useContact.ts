import { use, useEffect, useState, type FormEvent } from 'react';
import { validateContact, type ContactFields, type FieldErrors } from '@/domain/booking/forms';
import { repeatedParams, type NewRow, type OutboxRow } from '@/domain/booking/outboxRow';
import { contactParams } from '@/domain/booking/submission';
import { loadOutboxParts, outboxParts, useOutboxRow } from '@/features/outbox';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { IsPreviewContext } from '@/ui/form/previewContext';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { useSubmitCycle, type SubmitPhase } from '@/ui/form/useSubmitCycle';
import { preload } from '@/ui/lazy/lazyModule';
import { whenIdle } from '@/ui/lazy/whenIdle';
import { forgetSent, useContactDraft } from './useContactDraft';

const CONTACT_ERROR_MS = 3000;
const CONTACT_SUCCESS_MS = 5000;

const TIMINGS = { success: CONTACT_SUCCESS_MS, error: CONTACT_ERROR_MS };
const FAILED = 'Failed to send message. Please try again.';
const HELD = 'Your message could not be sent automatically.';

type Failure = 'failed' | 'unconfirmed' | 'limited' | 'held' | 'preview';

/** Returns the text of the banner after a failed send, and the advice above the alternatives. */
function textsOf(failure: Failure, limit = ''): { banner: string; advice: string } {
  return {
    failed: {
      banner: FAILED,
      advice: 'Your message has been kept. Try again, or send it another way.',
    },
    unconfirmed: {
      banner: FAILED,
      advice:
        'We received no confirmation, so your message may or may not have reached us. If you send it again, the message says that we may have received it before.',
    },
    limited: { banner: limit, advice: limit },
    held: { banner: HELD, advice: `${HELD} It has been kept. Please send it another way.` },
    preview: { banner: 'Forms cannot be sent from the preview.', advice: '' },
  }[failure];
}

/** Returns a message for the outbox. */
const rowOf = (fields: ContactFields, reference: string): NewRow => ({
  reference,
  kind: 'contact',
  at: new Date().toISOString(),
  params: contactParams(fields),
  items: [],
  dates: null,
});

/** Returns the advice of the state of a row, '' without any. */
function adviceOf(row: OutboxRow | undefined): string {
  return row?.state === 'unconfirmed' || row?.state === 'failed' ? textsOf(row.state).advice : '';
}

/** Handlers of results, which are called even if the visitor has left the form meanwhile. */
export interface ContactResults {
  onSent?: () => void;
  onFailed?: (isUnconfirmed: boolean) => void;
}

/** Input of the contact form, saved for this tab until it is sent, its validation, and the state of its row of the outbox. */
export function useContact({ onSent, onFailed }: ContactResults) {
  const isPreview = use(IsPreviewContext);
  const { fields, reference, changeField, clear } = useContactDraft();
  const [errors, setErrors] = useState<FieldErrors<ContactFields>>({});
  const [banner, setBanner] = useState('');
  const [advice, setAdvice] = useState('');
  const cycle = useSubmitCycle(TIMINGS);
  const { row, isSending: isBeingSent } = useOutboxRow(reference);
  const isSending = cycle.phase === 'submitting' || isBeingSent;
  const isUnconfirmed = row?.state === 'unconfirmed';

  useEffect(() => whenIdle(() => preload(outboxParts)), []);
  // Also by a form that was left, or by another tab.
  if (row?.state === 'sent') {
    clear();
    setAdvice('');
  }

  const handleChange = (name: keyof ContactFields, value: string) => {
    changeField(name, value);
    setErrors((previous) => ({ ...previous, [name]: undefined }));
  };

  const fail = (failure: Failure, limit?: string): SubmitPhase => {
    const texts = textsOf(failure, limit);
    setBanner(texts.banner);
    setAdvice(texts.advice);
    onFailed?.(failure === 'unconfirmed');
    return 'error';
  };

  const message = rowOf(fields, reference);

  const deliver = async (): Promise<SubmitPhase> => {
    const loaded = await loadOutboxParts().catch(() => undefined);
    if (!loaded) return fail('failed');
    const { state, waitMs } = await loaded.send(rowOf(fields, reference));
    const limit = loaded.sendLimitMessage(waitMs);
    if (state === 'limited' || state === 'failed') return fail(state, limit);
    if (state !== 'sent') return fail('unconfirmed');
    // The visitor may have left the form.
    forgetSent(reference);
    onSent?.();
    return 'success';
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || cycle.phase === 'success') return;
    const form = event.currentTarget;
    const found = validateContact(fields);
    setErrors(found);
    const [first] = Object.values(found);
    if (first !== undefined) {
      setBanner(first);
      cycle.fail();
      focusFirstError(form, found);
      return;
    }
    const isHeld = readHoneypot(form).trim() !== '';
    void cycle.submit(async () => {
      if (isPreview) return fail('preview');
      return isHeld ? fail('held') : deliver();
    });
  };
  // The form was left and opened again during the send, whose result is not known yet.
  const isReopened = isBeingSent && cycle.phase === 'idle';
  return {
    fields,
    errors,
    banner,
    advice: isReopened ? '' : isUnconfirmed ? adviceOf(row) : advice || adviceOf(row),
    /** What the other ways to send contain. */
    params: isUnconfirmed ? repeatedParams(message) : message.params,
    phase: cycle.phase,
    isSending,
    handleChange,
    handleSubmit,
    /** Notes that the visitor has opened another app with the message. */
    handleHandOver: () => void outboxParts.loaded()?.noteHandedOver({ ...message, params: {} }),
  };
}
