import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { sendEmail } from '@/api/gateways/email';
import { mailtoTextLink } from '@/api/gateways/mailto';
import { whatsappTextLink } from '@/api/gateways/whatsapp';
import { Banner } from '@/ui/Banner';
import { SendFallbacks } from '@/ui/SendFallbacks';
import { StatePanel } from '@/ui/StatePanel';
import { TrapField } from '@/ui/TrapField';
import { useFormFocus } from '@/ui/useFormFocus';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useLeaveWarning } from '@/ui/useLeaveWarning';
import { removeDraft } from './bookingDraft';
import { BookingInputs } from './BookingInputs';
import { BookingItems, EarlierItems } from './BookingItems';
import { bookingPayload, bookingText } from './bookingPayload';
import { BookingSuccess } from './BookingSuccess';
import { useBookingDraft, type BookingDraftControl } from './useBookingDraft';
import { useBookingSend } from './useBookingSend';

export interface BookingFormProps {
  /** The company's WhatsApp number or link, and address: offered when sending failed. */
  whatsapp?: string;
  email?: string;
  send?: typeof sendEmail;
  /** The request went through; the visitor may have left the page meanwhile. */
  onSent: (reference: string) => void;
  /** It did not go through; likewise. */
  onFailed: () => void;
  /** The success was shown long enough. */
  onDone: () => void;
  /** The visitor threw the request away. */
  onDiscarded: () => void;
}

const Frame = styled('div')({ display: 'grid', gap: 28, outline: 'none', alignContent: 'start' });

const Form = styled('form')({ display: 'grid', gap: 24, position: 'relative' });

const Promised = styled('p')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  [theme.breakpoints.up('sm')]: { display: 'flex', alignItems: 'center' },
}));

const PROMISE =
  'We will reach out to you within 24 hours with a quote and availability of selected items.';

function linksFor(
  { fields, items, reference }: BookingDraftControl,
  { whatsapp, email }: Pick<BookingFormProps, 'whatsapp' | 'email'>,
) {
  const payload = bookingPayload(fields, items, reference);
  const { subject } = payload;
  const body = bookingText(payload);
  return {
    whatsappHref: whatsappTextLink(whatsapp, `${subject}\n\n${body}`),
    mailHref: mailtoTextLink(email, { subject, body }),
  };
}

function useDiscard(draft: BookingDraftControl, onDiscarded: () => void) {
  const [discarded, setDiscarded] = useState<BookingDraftControl['snapshot']>();
  return {
    canUndo: discarded !== undefined && draft.isEmpty,
    discard() {
      setDiscarded(draft.snapshot);
      removeDraft();
      draft.clear();
      onDiscarded();
    },
    undo() {
      if (discarded) draft.restore(discarded);
      setDiscarded(undefined);
    },
  };
}

/**
 * The booking form: what is asked for, by whom and when; kept while it is written, sent once, back
 * with everything in it when sending failed (public-site.md §2, §4, §8; decisions.md).
 */
export function BookingForm({ send = sendEmail, ...props }: BookingFormProps) {
  const draft = useBookingDraft();
  const request = useBookingSend({ ...props, draft, send });
  const { phase, sent, trouble } = request;
  const { canUndo, discard, undo } = useDiscard(draft, props.onDiscarded);
  const { region, message } = useFormFocus(phase);
  const kept = useKeptFocus(region);
  const isSending = phase === 'submitting';
  useLeaveWarning(isSending);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    request.submit(event.currentTarget);
  };
  const handleDiscard = () => {
    request.forgetTrouble();
    discard();
  };
  if (phase === 'error') {
    return (
      <Frame ref={region} tabIndex={-1}>
        <div ref={message} tabIndex={-1} style={{ outline: 'none' }}>
          <StatePanel tone="error" title="Error Sending Message">
            Something went wrong. Please try again later.
          </StatePanel>
        </div>
        {trouble && trouble.kind !== 'failed' && <Banner tone="warning">{trouble.advice}</Banner>}
      </Frame>
    );
  }
  return (
    <Frame ref={region} tabIndex={-1} {...kept}>
      {sent && <BookingSuccess ref={message} sent={sent} onKeep={request.keepCopy} />}
      {canUndo && (
        <Banner tone="warning">
          <p>Your request was discarded.</p>
          <Button variant="outlined" onClick={undo}>
            Undo
          </Button>
        </Banner>
      )}
      <BookingItems
        items={draft.items}
        isReady={draft.isReady}
        isDisabled={isSending}
        onRemove={draft.removeItem}
      />
      <EarlierItems items={draft.earlier} onTake={draft.takeEarlier} onDrop={draft.dropEarlier} />
      <Form aria-label="Booking request" noValidate onSubmit={handleSubmit}>
        <BookingInputs
          fields={draft.fields}
          errors={request.errors}
          isDisabled={isSending}
          onChange={(name, value) => {
            draft.changeField(name, value);
            request.clearError(name);
          }}
        />
        <TrapField />
        {trouble && <SendFallbacks {...linksFor(draft, props)}>{trouble.advice}</SendFallbacks>}
        <Promised>{PROMISE}</Promised>
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
            <Button color="inherit" onClick={handleDiscard}>
              Discard
            </Button>
          )}
        </Actions>
      </Form>
    </Frame>
  );
}
