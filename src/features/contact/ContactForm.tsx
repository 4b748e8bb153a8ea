import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { use, useState, type FormEvent } from 'react';
import { sendEmail } from '@/api/gateways/email';
import { SendError } from '@/api/gateways/sendError';
import {
  EMPTY_CONTACT,
  validateContact,
  type ContactFields,
  type FieldErrors,
} from '@/domain/booking/forms';
import { sendLimitMessage } from '@/domain/booking/sendLimitMessage';
import { Banner } from '@/ui/feedback/Banner';
import { SenderContext } from '@/ui/form/senderContext';
import { SendFallbacks } from '@/ui/form/SendFallbacks';
import { HoneypotField, readHoneypot } from '@/ui/form/HoneypotField';
import { focusFirstError, useFormFocus } from '@/ui/form/useFormFocus';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { useSubmitCycle, type SubmitPhase } from '@/ui/form/useSubmitCycle';
import { ContactInputs } from './ContactInputs';
import { contactMessageLinks, contactPayload } from './contactText';

// See docs/behaviour/contact.md.

const CONTACT_ERROR_MS = 3000;
const CONTACT_SUCCESS_MS = 5000;

export interface ContactFormProps {
  /** WhatsApp number or link of the company, offered when sending failed. */
  whatsapp?: string;
  /** E-mail address of the company, offered when sending failed. */
  email?: string;
}

const TIMINGS = { success: CONTACT_SUCCESS_MS, error: CONTACT_ERROR_MS };
const FAILED = 'Failed to send message. Please try again.';
const UNCONFIRMED =
  'We received no confirmation, so your message may or may not have reached us. If you send it again, it says so.';
const HELD = 'Your message could not be sent automatically.';

const PREVIEW = 'Forms cannot be sent from the preview.';

const BUTTON_LABELS: Record<SubmitPhase, string> = {
  idle: 'Send Message',
  error: 'Send Message',
  submitting: 'Sending...',
  success: 'Message Sent!',
};

const Form = styled('form')({ display: 'grid', gap: 20, position: 'relative' });

/**
 * Returns the text of the banner after a failed send, and the advice above the alternatives.
 * @param wasUnconfirmed whether an earlier attempt may have succeeded, which a later failure does not change
 */
function textsFor(error: unknown, wasUnconfirmed: boolean): { banner: string; advice: string } {
  const failure = error instanceof SendError ? error.kind : 'failed';
  const kind = failure === 'failed' && wasUnconfirmed ? 'unconfirmed' : failure;
  const limit = sendLimitMessage(error instanceof SendError ? error.waitMs : 0);
  return {
    failed: {
      banner: FAILED,
      advice: 'Your message has been kept. Try again, or send it another way.',
    },
    unconfirmed: { banner: FAILED, advice: UNCONFIRMED },
    limited: { banner: limit, advice: limit },
    held: { banner: HELD, advice: `${HELD} It has been kept. Please send it another way.` },
    preview: { banner: PREVIEW, advice: '' },
  }[kind];
}

function useContact() {
  const send = use(SenderContext) ?? sendEmail;
  const [fields, setFields] = useState<ContactFields>(EMPTY_CONTACT);
  const [errors, setErrors] = useState<FieldErrors<ContactFields>>({});
  const [banner, setBanner] = useState('');
  const [advice, setAdvice] = useState('');
  /** Whether an attempt to send this message may have succeeded. */
  const [isUnconfirmed, setIsUnconfirmed] = useState(false);
  const cycle = useSubmitCycle(TIMINGS);

  const handleChange = (name: keyof ContactFields, value: string) => {
    setFields((previous) => ({ ...previous, [name]: value }));
    setErrors((previous) => ({ ...previous, [name]: undefined }));
  };

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (cycle.phase === 'submitting' || cycle.phase === 'success') return;
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
    void cycle.submit(async () => {
      try {
        await send(contactPayload(fields, isUnconfirmed), { kind: 'contact', honeypot });
        setFields(EMPTY_CONTACT);
        setAdvice('');
        setIsUnconfirmed(false);
      } catch (error) {
        const texts = textsFor(error, isUnconfirmed);
        if (error instanceof SendError && error.kind === 'unconfirmed') setIsUnconfirmed(true);
        setBanner(texts.banner);
        setAdvice(texts.advice);
        throw error;
      }
    });
  };
  const { phase } = cycle;
  return { fields, errors, banner, advice, isUnconfirmed, phase, handleChange, handleSubmit };
}

/** Contact form. After a failed send it keeps the input and offers WhatsApp and the e-mail app. */
export function ContactForm({ whatsapp, email }: ContactFormProps) {
  const contact = useContact();
  const { fields, errors, banner, advice, phase, handleChange, handleSubmit } = contact;
  const { region, message } = useFormFocus(phase);
  useBeforeUnloadWarning(phase === 'submitting');
  const isSending = phase === 'submitting';
  return (
    <div ref={region} tabIndex={-1} style={{ outline: 'none' }}>
      <Form aria-label="Send us a message" noValidate onSubmit={handleSubmit}>
        <ContactInputs
          fields={fields}
          errors={errors}
          isDisabled={isSending}
          onChange={handleChange}
        />
        <HoneypotField />
        {phase === 'success' && (
          <Banner ref={message} tone="success">
            Your message has been sent successfully!
          </Banner>
        )}
        {phase === 'error' && (
          <Banner ref={message} tone="error">
            {banner}
          </Banner>
        )}
        {advice && (
          <SendFallbacks
            {...contactMessageLinks(fields, { whatsapp, email }, contact.isUnconfirmed)}
          >
            {advice}
          </SendFallbacks>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isSending || phase === 'success'}
          sx={{ justifySelf: 'start', minWidth: 180 }}
        >
          {BUTTON_LABELS[phase]}
        </Button>
      </Form>
    </div>
  );
}
