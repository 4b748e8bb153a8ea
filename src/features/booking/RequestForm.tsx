import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { FormEvent, Ref } from 'react';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import type { BookingFields } from '@/domain/booking/forms';
import { SendFallbacks } from '@/ui/form/SendFallbacks';
import { HoneypotField } from '@/ui/form/HoneypotField';
import { BookingInputs } from './BookingInputs';
import { bookingPayload, bookingText } from './bookingPayload';
import { SendErrorText } from './BookingFailure';
import type { BookingDraftControl } from './useBookingDraft';
import type { BookingSendControl } from './useBookingSend';

/** WhatsApp number or link and e-mail address of the company, offered when sending failed. */
export interface CompanyContacts {
  whatsapp?: string;
  email?: string;
}

interface RequestFormProps {
  draft: BookingDraftControl;
  request: BookingSendControl;
  company: CompanyContacts;
  onDiscard: () => void;
  ref: Ref<HTMLFormElement>;
}

const Form = styled('form')({ display: 'grid', gap: 24, position: 'relative' });

const PromiseText = styled('p')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { display: 'flex', alignItems: 'center' },
}));

const PROMISE =
  'We will reach out to you within 24 hours with a quote and availability of selected items.';

function linksFor(
  { fields, items, reference }: BookingDraftControl,
  { whatsapp, email }: CompanyContacts,
) {
  const payload = bookingPayload(fields, items, reference);
  const { subject } = payload;
  const body = bookingText(payload);
  return {
    whatsappHref: whatsappTextLink(whatsapp, `${subject}\n\n${body}`),
    mailHref: mailtoTextLink(email, { subject, body }),
  };
}

/** Fields of the request with the actions to send it, send it another way, or discard it. */
export function RequestForm({ draft, request, company, onDiscard, ref }: RequestFormProps) {
  const { phase, errors, issue } = request;
  const isSending = phase === 'submitting';

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.submit(event.currentTarget);
  };
  const handleChange = (name: keyof BookingFields, value: string) => {
    draft.changeField(name, value);
    request.clearError(name);
  };
  return (
    <Form ref={ref} aria-label="Booking request" noValidate onSubmit={handleSubmit}>
      <BookingInputs
        fields={draft.fields}
        errors={errors}
        isDisabled={isSending}
        onChange={handleChange}
      />
      <HoneypotField />
      {issue && (
        <SendFallbacks {...linksFor(draft, company)}>
          <SendErrorText {...issue} />
        </SendFallbacks>
      )}
      <PromiseText>{PROMISE}</PromiseText>
      <Actions>
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={isSending || phase === 'success'}
          sx={{ minWidth: 220 }}
        >
          {isSending ? 'Sending...' : 'Send Booking Request'}
        </Button>
        {!draft.isEmpty && !isSending && (
          <Button color="inherit" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </Actions>
    </Form>
  );
}
