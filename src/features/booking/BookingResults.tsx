import { type ReactNode, type Ref, useState } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { PATHS } from '@/domain/links/paths';
import type { CartItem } from '@/domain/cart/cart';
import { downloadText } from '@/ui/files/download';
import { Button } from '@/ui/form/Button';
import { readLastRequest } from './lastRequest';
import type { SendIssue, SentRequest } from './send';
import { ButtonRow } from '@/ui/layout/ButtonRow';

/** Explanation of a failed send. The reference does not wrap. */
export function SendErrorText({ advice, reference }: SendIssue) {
  const [before = '', after] = advice.split(reference);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <strong style={{ whiteSpace: 'nowrap' }}>{reference}</strong>
      {after}
    </>
  );
}

interface BookingFailureProps {
  issue: SendIssue | undefined;
  /** Attached to the message, which receives focus. */
  ref: Ref<HTMLDivElement>;
}

/** Replaces the form for a few seconds after a failed send. */
export function BookingFailure({ issue, ref }: BookingFailureProps) {
  return (
    <>
      <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
        <StatePanel tone="error" title="Error Sending Message">
          Something went wrong. Please try again later.
        </StatePanel>
      </div>
      {issue && issue.kind !== 'failed' && (
        <Banner tone="warning">
          <p>
            <SendErrorText {...issue} />
          </p>
        </Banner>
      )}
    </>
  );
}

interface BookingSuccessProps {
  sent: SentRequest;
  /** Called when the visitor downloads a copy, which cancels the redirect to the home page. */
  onKeep: () => void;
  /** Button to ask for the same items again. */
  again?: ReactNode;
  ref: Ref<HTMLDivElement>;
}

/** Adds the items of the last request that was sent. Empty if there is none. */
export function RequestAgain({ onAgain }: { onAgain: (items: CartItem[]) => void }) {
  const [items] = useState(readLastRequest);
  if (items.length === 0) return null;
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onAgain(items)}>
      Request again
    </Button>
  );
}

/** Success message with the reference and a button to download a copy. */
export function BookingSuccess({ sent, onKeep, again, ref }: BookingSuccessProps) {
  const [isKept, setIsKept] = useState(false);
  const file = `booking-${sent.reference}.txt`;

  const handleKeep = () => {
    onKeep();
    downloadText(file, sent.copy);
    setIsKept(true);
  };
  return (
    <Banner tone="success" ref={ref}>
      <p>Success! Your message has been sent successfully. We&apos;ll get back to you soon!</p>
      <p>
        Your reference: <strong>{sent.reference}</strong>
      </p>
      {isKept && <p>A copy was saved as {file}.</p>}
      <ButtonRow>
        <Button variant="outlined" onClick={handleKeep}>
          Keep a copy
        </Button>
        {again}
        {isKept && (
          <Button to={PATHS.home} variant="contained">
            Go to Home
          </Button>
        )}
      </ButtonRow>
    </Banner>
  );
}
