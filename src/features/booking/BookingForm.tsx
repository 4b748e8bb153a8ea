import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { sendEmail } from '@/api/gateways/email';
import { Banner } from '@/ui/feedback/Banner';
import { useFormFocus } from '@/ui/form/useFormFocus';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { BookingItems, EarlierItems } from './BookingItems';
import { BookingSuccess } from './BookingSuccess';
import { BookingFailure } from './BookingFailure';
import { RequestForm, type CompanyContacts } from './RequestForm';
import { useBookingDraft } from './useBookingDraft';
import { useBookingSend } from './useBookingSend';
import { useDiscardRequest } from './useDiscardRequest';

export interface BookingFormProps extends CompanyContacts {
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

/**
 * The booking form: what is asked for, by whom and when; kept while it is written, sent once, back
 * with everything in it when sending failed (public-site.md §2, §4, §8; decisions.md).
 */
export function BookingForm({ send = sendEmail, ...props }: BookingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useBookingDraft(form);
  const request = useBookingSend({ ...props, draft, send });
  const { phase, sent } = request;
  const { canUndo, discard, undo } = useDiscardRequest(draft, props.onDiscarded);
  const { region, message } = useFormFocus(phase);
  const kept = useFocusFallback(region);
  useBeforeUnloadWarning(phase === 'submitting');

  const handleDiscard = () => {
    request.forgetTrouble();
    discard();
  };
  if (phase === 'error') {
    return (
      <Frame ref={region} tabIndex={-1}>
        <BookingFailure ref={message} trouble={request.trouble} />
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
        isDisabled={phase === 'submitting'}
        onRemove={draft.removeItem}
      />
      <EarlierItems items={draft.earlier} onTake={draft.takeEarlier} onDrop={draft.dropEarlier} />
      <RequestForm
        ref={form}
        draft={draft}
        request={request}
        company={props}
        onDiscard={handleDiscard}
      />
    </Frame>
  );
}
