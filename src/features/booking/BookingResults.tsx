import { type Ref, useState } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { StatePanel } from '@/ui/feedback/StatePanel';
import type { CartItem } from '@/domain/cart/cart';
import { Button } from '@/ui/form/Button';
import { readLastRequest } from '@/api/storage/lastRequest';
import type { SendIssue } from './send';

/** Text about a request. Its reference does not wrap, and browsers do not translate it. */
export function ReferenceText({ text, reference }: { text: string; reference: string }) {
  const [before = '', after] = text.split(reference);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <strong translate="no" style={{ whiteSpace: 'nowrap' }}>
        {reference}
      </strong>
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
            <ReferenceText text={issue.advice} reference={issue.reference} />
          </p>
        </Banner>
      )}
    </>
  );
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
