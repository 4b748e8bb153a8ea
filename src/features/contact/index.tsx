import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { mailtoTextLink, whatsappTextLink } from '@/api/gateways/links';
import { NOTES_MAX, type ContactFields, type FieldErrors } from '@/domain/booking/forms';
import type { EmailParams } from '@/domain/booking/submission';
import { Banner } from '@/ui/feedback/Banner';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { Button } from '@/ui/form/Button';
import { Field } from '@/ui/form/Field';
import { HoneypotField } from '@/ui/form/HoneypotField';
import { SendFallbacks } from '@/ui/form/SendFallbacks';
import { useFormFocus, type SubmitPhase } from '@/ui/form/useFormFocus';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { useContact, type ContactResults } from './useContact';

interface ContactInputsProps {
  fields: ContactFields;
  errors: FieldErrors<ContactFields>;
  isDisabled: boolean;
  onChange: (name: keyof ContactFields, value: string) => void;
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

function ContactInputs({ fields, errors, isDisabled, onChange }: ContactInputsProps) {
  const common = (name: keyof ContactFields) => ({
    name,
    value: fields[name],
    error: errors[name],
    isRequired: true,
    isDisabled,
    onChange: (value: string) => onChange(name, value),
  });
  const { length } = fields.message;
  const overflow =
    length > NOTES_MAX
      ? `Message may have at most ${NOTES_MAX} characters (now ${length})`
      : undefined;
  return (
    <>
      <Pair>
        <Field label="Name" {...common('name')} inputProps={{ autoComplete: 'name' }} />
        <Field
          label="Email"
          type="email"
          {...common('email')}
          inputProps={{ autoComplete: 'email', inputMode: 'email' }}
        />
      </Pair>
      <Field label="Subject" {...common('subject')} inputProps={{ autoComplete: 'off' }} />
      <Field
        label="Message"
        rows={5}
        {...common('message')}
        error={overflow ?? errors.message}
        hint={<span translate="no">{`${length} / ${NOTES_MAX}`}</span>}
      />
    </>
  );
}

// See docs/behaviour/contact.md.

export interface ContactFormProps extends ContactResults {
  /** WhatsApp number or link of the company, offered when sending failed. */
  whatsapp?: string;
  email?: string;
}

const BUTTON_LABELS: Record<SubmitPhase, string> = {
  idle: 'Send Message',
  error: 'Send Message',
  submitting: 'Sending...',
  success: 'Message Sent!',
};

const Form = styled('form')({ display: 'grid', gap: 20, position: 'relative' });

function messageLinks(
  { subject = '', message, ...sender }: EmailParams,
  company: ContactFormProps,
) {
  const body = `${message}\n\n${sender['name']}\n${sender['email']}`;
  return {
    whatsappHref: whatsappTextLink(company.whatsapp, `${subject}\n\n${body}`),
    mailHref: mailtoTextLink(company.email, { subject, body }),
  };
}

/** The second click of a double click would send again if the first attempt has failed immediately. */
function ignoreSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}

export function ContactForm({ whatsapp, email, ...results }: ContactFormProps) {
  const contact = useContact(results);
  const { fields, errors, banner, advice, phase, isSending, isBusy, handleChange, handleSubmit } =
    contact;
  const { region, message } = useFormFocus(phase);
  useBeforeUnloadWarning(isSending);
  return (
    <div ref={region} tabIndex={-1} style={{ outline: 'none' }}>
      <Form
        // Without scripts, this method keeps the browser from putting the input into a URL.
        method="dialog"
        aria-label="Send us a message"
        noValidate
        onSubmit={handleSubmit}
      >
        <ContactInputs
          fields={fields}
          errors={errors}
          isDisabled={isSending}
          onChange={handleChange}
        />
        <HoneypotField />
        <NoScriptNote>This form needs JavaScript. Please call us, or write to us.</NoScriptNote>
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
            {...messageLinks(contact.params, { whatsapp, email })}
            onOpen={contact.handleHandOver}
          >
            <p>{advice}</p>
          </SendFallbacks>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={isBusy}
          onClick={ignoreSecondClick}
          sx={{ justifySelf: 'start', minWidth: 180 }}
        >
          {BUTTON_LABELS[isSending ? 'submitting' : phase]}
        </Button>
      </Form>
    </div>
  );
}
