import { styled } from '@mui/material/styles';
import { useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import type { RentalDates } from '@/domain/availability/day';
import type { RequestExtras } from '@/domain/booking/bookingMessage';
import { BOOKING_FIELDS, FILM, OTHER } from '@/domain/booking/bookingTable';
import type { CartItem } from '@/domain/cart/cart';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import {
  outboxParts,
  sendIssueParts,
  YourRequests,
  type CompanyContacts,
  type SendFailure,
} from '@/features/outbox';
import { HEIGHTS } from '@/theme/tokens';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { useBeforeUnloadWarning } from '@/ui/feedback/useBeforeUnloadWarning';
import { useFormFocus } from '@/ui/form/useFormFocus';
import { useLoaded, useModule } from '@/ui/lazy/lazyModule';
import { whenIdle } from '@/ui/schedule';
import { BookingItems } from './BookingItems';
import { BOOKING_FORM, BookingForm } from './BookingForm';
import { useBookingDraft, useDiscardRequest, type CartOfRequest } from './useBookingDraft';
import { useBookingSend } from './useBookingSend';

interface AboutChoiceProps {
  /** What was chosen, or '' for equipment. */
  value: string;
  form: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}

const Choice = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, fontWeight: 600, fontSize: '0.9375rem' },
  '& label': { display: 'flex', alignItems: 'center', gap: 10, minHeight: HEIGHTS.touch },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars?.palette.primary.main },
}));

const NAME = 'about';
const QUESTION = BOOKING_FIELDS.find(({ key }) => key === NAME)?.label;
const OPTIONS = [
  { value: '', label: 'Equipment' },
  { value: FILM, label: FILM },
  { value: OTHER, label: OTHER },
];

function AboutChoice({ value, form, isDisabled, onChange }: AboutChoiceProps) {
  return (
    <Choice disabled={isDisabled}>
      <legend>{QUESTION}</legend>
      {OPTIONS.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={NAME}
            form={form}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </Choice>
  );
}

interface BookingFailureProps {
  issue: SendFailure | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Replaces the form for a few seconds after a failed send. */
function BookingFailure({ issue, ref }: BookingFailureProps) {
  const { value: parts } = useModule(sendIssueParts);
  return (
    <>
      <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
        <StatePanel tone="error" title="Error Sending Message">
          Something went wrong. Please try again later.
        </StatePanel>
      </div>
      {issue && issue.kind !== 'failed' && parts && <parts.IssueBanner issue={issue} />}
    </>
  );
}

// See docs/behaviour/booking.md.

interface BookingRequestProps extends CompanyContacts {
  dates?: RentalDates | null;
  /** Called with the dates that agree with Preferred Date and Duration after an edit. */
  onDatesChange?: (dates: RentalDates) => void;
  datesControl?: ReactNode;
  /** The cart, which is requested while there are no other items. */
  cart?: CartOfRequest;
  /** Areas to which the company delivers; undefined until they are known. */
  areas?: RentalTerms['deliveryAreas'] | undefined;
  renderStatus?: (item: CartItem, items: readonly CartItem[]) => ReactNode;
  /** Renders a text above the button that sends, and calls `onFound` with what the office gets. */
  renderExtras?: (
    items: readonly CartItem[],
    onFound: (extras: RequestExtras, items: readonly CartItem[]) => void,
    area: string,
  ) => ReactNode;
  conditions?: ReactNode;
  /** Called even if the visitor has left the page. Otherwise removes the items from the URL and returns true. */
  onSent: (reference: string) => boolean;
  /** Called after a failed send, even if the visitor has left the page meanwhile. */
  onFailed: (failure: SendFailure) => void;
  /** Called when the success message has been shown for its duration. */
  onDone: () => void;
  /** Called when the request is kept until there is a connection. Does the same as `onSent`. */
  onQueued: () => boolean;
  /** Called when the request is discarded. Removes the items from the URL. */
  onDiscarded: () => void;
}

const Frame = styled('div')({
  display: 'grid',
  gap: 28,
  outline: 'none',
  alignContent: 'start',
  // Stored items are read when the application starts. What is below them appears with them, and does not move.
  'html:is([data-items], [data-cart]) &[data-pending] > section ~ *, html[data-about] &[data-pending] > *':
    { visibility: 'hidden' },
  'html:is([data-items], [data-cart]) &[data-pending] > fieldset': { display: 'none' },
});

/** Loads what sends when the browser is idle, so that it does not delay the form. */
const loadWhenIdle = async () => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  return outboxParts.load();
};

/** Returns the extras of the items, and a function that takes them. Those of other items are not sent. */
function useExtrasOf(items: readonly CartItem[]) {
  const [found, setFound] = useState<{ extras: RequestExtras; items: readonly CartItem[] }>();
  const handleFound = useCallback(
    (extras: RequestExtras, ofItems: readonly CartItem[]) => setFound({ extras, items: ofItems }),
    [],
  );
  return [found?.items === items ? found.extras : undefined, handleFound] as const;
}

/** The input is saved as a draft while typing, and stays after a failed send. */
export function BookingRequest(props: BookingRequestProps) {
  const form = useRef<HTMLFormElement>(null);
  const { dates = null, datesControl, renderStatus, renderExtras, conditions } = props;
  const input = useBookingDraft(form, dates, props);
  const { items, isRental, fields } = input;
  const [extras, handleFound] = useExtrasOf(items);
  const draft = { ...input, extras };
  const request = useBookingSend({ ...props, draft });
  const { phase, isSending, sent } = request;
  const { value: found } = useModule(sendIssueParts);
  const { value: loaded } = useLoaded(loadWhenIdle, outboxParts.loaded());
  const { canUndo, discard, undo } = useDiscardRequest(draft, props.onDiscarded);
  const { region, message } = useFormFocus(phase);
  useBeforeUnloadWarning(isSending);

  const handleDiscard = () => {
    request.clearIssue();
    discard();
  };
  const handleAgain = (again: readonly CartItem[]) => {
    request.keepCopy();
    draft.addItems([...again]);
  };
  if (phase === 'error') {
    return (
      <Frame ref={region} tabIndex={-1}>
        <BookingFailure ref={message} issue={request.issue} />
      </Frame>
    );
  }
  return (
    <Frame ref={region} tabIndex={-1} data-pending={draft.isReady ? undefined : ''}>
      {loaded && <loaded.OutboxList company={props} asked={request.queued} />}
      {sent && loaded && (
        <loaded.BookingSuccess ref={message} sent={sent} onKeep={request.keepCopy} />
      )}
      {canUndo && found && <found.DiscardedNote onUndo={undo} />}
      {items.length === 0 && (
        <AboutChoice
          value={fields.about}
          form={BOOKING_FORM}
          isDisabled={isSending}
          onChange={(about) => draft.changeField('about', about)}
        />
      )}
      {isRental && datesControl}
      {isRental && (
        <BookingItems draft={draft} isDisabled={isSending} renderStatus={renderStatus} />
      )}
      {draft.joined && found && (
        <found.JoinedNote
          count={draft.joined.count}
          at={draft.joined.at}
          isDisabled={isSending}
          onOnly={draft.keepOnlyJoined}
        />
      )}
      {isRental && conditions}
      <BookingForm
        ref={form}
        draft={draft}
        request={request}
        company={props}
        areas={props.areas}
        total={renderExtras?.(items, handleFound, fields.area)}
        onDiscard={handleDiscard}
      />
      <YourRequests company={props} onAgain={handleAgain} />
    </Frame>
  );
}
