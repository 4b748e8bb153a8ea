import { use, useEffect, useState, type FormEvent } from 'react';
import { sendEmail } from '@/api/gateways/email';
import { SendError } from '@/api/gateways/sendError';
import {
  EMPTY_CONTACT,
  validateContact,
  type ContactFields,
  type FieldErrors,
} from '@/domain/booking/forms';
import { sendLimitMessage } from '@/domain/booking/sendLimitMessage';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { SenderContext } from '@/ui/form/senderContext';
import { focusFirstError } from '@/ui/form/useFormFocus';
import { trackSend, useIsBeingSent, useSubmitCycle } from '@/ui/form/useSubmitCycle';
import {
  readContactDraft,
  recordContactOutcome,
  saveContactDraft,
  SENT_CONTACT,
  subscribeToContactOutcomes,
  type ContactDraft,
} from './contactDraft';
import { contactPayload } from './contactText';

const CONTACT_ERROR_MS = 3000;
const CONTACT_SUCCESS_MS = 5000;

const TIMINGS = { success: CONTACT_SUCCESS_MS, error: CONTACT_ERROR_MS };
const FAILED = 'Failed to send message. Please try again.';
const UNCONFIRMED =
  'We received no confirmation, so your message may or may not have reached us. If you send it again, the message says that we may have received it before.';
const KEPT = 'Your message has been kept. Try again, or send it another way.';
const HELD = 'Your message could not be sent automatically.';

const PREVIEW = 'Forms cannot be sent from the preview.';

const SEND_KEY = 'contact';

/**
 * Returns the text of the banner after a failed send, and the advice above the alternatives.
 * @param isUnconfirmed whether this or an earlier attempt may have succeeded
 */
function textsFor(error: unknown, isUnconfirmed: boolean): { banner: string; advice: string } {
  const failure = error instanceof SendError ? error.kind : 'failed';
  const kind = failure === 'failed' && isUnconfirmed ? 'unconfirmed' : failure;
  const limit = sendLimitMessage(error instanceof SendError ? error.waitMs : 0);
  return {
    failed: { banner: FAILED, advice: KEPT },
    unconfirmed: { banner: FAILED, advice: UNCONFIRMED },
    limited: { banner: limit, advice: limit },
    held: { banner: HELD, advice: `${HELD} It has been kept. Please send it another way.` },
    preview: { banner: PREVIEW, advice: '' },
  }[kind];
}

/** Returns the advice for a message whose failure is not known in detail. */
function adviceFor(draft: ContactDraft): string {
  if (draft === SENT_CONTACT) return '';
  return draft.isUnconfirmed ? UNCONFIRMED : KEPT;
}

/** Handlers of results, which are called even if the visitor has left the form meanwhile. */
export interface ContactResults {
  onSent?: () => void;
  onFailed?: (isUnconfirmed: boolean) => void;
}

/** Input of the contact form, its validation and sending. A message that was not sent is saved for this tab. */
export function useContact({ onSent, onFailed }: ContactResults) {
  const send = use(SenderContext) ?? sendEmail;
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT);
  const [errors, setErrors] = useState<FieldErrors<ContactFields>>({});
  const [banner, setBanner] = useState('');
  const [advice, setAdvice] = useState('');
  /** Whether an attempt to send this message may have succeeded. */
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const cycle = useSubmitCycle(TIMINGS);
  const isBeingSent = useIsBeingSent(SEND_KEY);
  const isSending = cycle.phase === 'submitting' || isBeingSent;

  useEffect(() => {
    const show = (draft: ContactDraft) => {
      setFields(draft.fields);
      setIsUnconfirmed(draft.isUnconfirmed);
      setAdvice(adviceFor(draft));
    };
    const saved = readContactDraft();
    if (saved) show(saved);
    return subscribeToContactOutcomes(show);
  }, []);
  useEffect(() => {
    if (advice) saveContactDraft({ fields, isUnconfirmed });
  }, [fields, isUnconfirmed, advice]);

  const handleChange = (name: keyof ContactFields, value: string) => {
    setFields((previous) => ({ ...previous, [name]: value }));
    setErrors((previous) => ({ ...previous, [name]: undefined }));
  };

  const deliver = async (honeypot: string) => {
    // If the page is closed or reloaded from now on, the result is not known.
    saveContactDraft({ fields, isUnconfirmed: true });
    try {
      await send(contactPayload(fields, isUnconfirmed), { kind: 'contact', honeypot });
    } catch (error) {
      const isLost = error instanceof SendError && error.kind === 'unconfirmed';
      const mayHaveArrived = isUnconfirmed || isLost;
      recordContactOutcome({ fields, isUnconfirmed: mayHaveArrived });
      const texts = textsFor(error, mayHaveArrived);
      setBanner(texts.banner);
      setAdvice(texts.advice);
      onFailed?.(mayHaveArrived);
      throw error;
    }
    recordContactOutcome(SENT_CONTACT);
    onSent?.();
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
    const honeypot = readHoneypot(form);
    void cycle.submit(() => trackSend(SEND_KEY, () => deliver(honeypot)));
  };
  const { phase } = cycle;
  // The form was left and opened again during the send, whose result is not known yet.
  const isReopened = isBeingSent && phase === 'idle';
  return {
    fields,
    errors,
    banner,
    advice: isReopened ? '' : advice,
    isUnconfirmed,
    phase,
    isSending,
    handleChange,
    handleSubmit,
  };
}
