import { styled } from '@mui/material/styles';
import type { FormEvent, MouseEvent, ReactNode, Ref } from 'react';
import type { BookingFields } from '@/domain/booking/bookingTable';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import { sendIssueParts, type CompanyContacts } from '@/features/outbox';
import { Button } from '@/ui/form/Button';
import { HoneypotField } from '@/ui/form/HoneypotField';
import { NoScriptNote } from '@/ui/layout/NoScriptNote';
import { BottomBar } from '@/ui/layout/RequestBoxes';
import { useModule } from '@/ui/lazy/lazyModule';
import { BookingInputs } from './BookingInputs';
import type { BookingDraftControl } from './useBookingDraft';
import type { BookingSendControl } from './useBookingSend';

interface BookingFormProps {
  draft: BookingDraftControl;
  request: BookingSendControl;
  company: CompanyContacts;
  areas: RentalTerms['deliveryAreas'] | undefined;
  total: ReactNode;
  onDiscard: () => void;
  ref: Ref<HTMLFormElement>;
}

export const BOOKING_FORM = 'booking-request';

const Form = styled('form')({ display: 'grid', gap: 24, position: 'relative' });

const PromiseText = styled('p')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
}));

const PROMISE =
  'We will reach out to you within 24 hours with a quote and availability of selected items.';

export function BookingForm(props: BookingFormProps) {
  const { draft, request, company, areas, total, onDiscard, ref } = props;
  const { isSending, isBusy, errors, issue, hasChosen } = request;
  // After a failure the other ways are shown anyway.
  const hasChoice = Boolean(company.whatsapp) && (!issue || hasChosen);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.submit(event.currentTarget);
  };
  const handleOtherWay = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.form) request.chooseOtherWay(currentTarget.form);
  };
  const handleChange = (name: keyof BookingFields, value: string) => {
    draft.changeField(name, value);
    request.clearError(name);
  };
  const { value: parts } = useModule(sendIssueParts);
  const ways = issue && parts && (
    <parts.IssueNotice
      issue={issue}
      submission={request.submission}
      company={company}
      onOpen={request.handOver}
      isNotice={!hasChosen}
    />
  );
  return (
    // Without scripts, this method keeps the browser from putting the input into a URL.
    <Form
      ref={ref}
      id={BOOKING_FORM}
      method="dialog"
      aria-label="Booking request"
      noValidate
      onSubmit={handleSubmit}
    >
      {!hasChosen && ways}
      <BookingInputs
        fields={draft.fields}
        errors={errors}
        differs={draft.differs}
        areas={areas}
        isDisabled={isSending}
        onChange={handleChange}
      />
      <HoneypotField />
      <NoScriptNote>This form needs JavaScript. Please call us, or write to us.</NoScriptNote>
      {hasChosen && ways}
      <PromiseText>{PROMISE}</PromiseText>
      <Actions>
        <BottomBar className="bottom-bar">
          {total}
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ minWidth: 220 }}>
            {isSending ? 'Sending...' : 'Send Booking Request'}
          </Button>
        </BottomBar>
        {hasChoice && (
          <Button
            color="inherit"
            aria-expanded={hasChosen}
            disabled={isBusy}
            onClick={handleOtherWay}
          >
            Send on WhatsApp instead
          </Button>
        )}
        {!draft.isEmpty && !isSending && (
          <Button color="inherit" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </Actions>
    </Form>
  );
}
