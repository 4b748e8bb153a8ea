import type { Ref } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { ReferenceText } from '@/ui/feedback/ReferenceText';
import { StatePanel } from '@/ui/feedback/StatePanel';
import type { CartItem } from '@/domain/cart/cart';
import { Button } from '@/ui/form/Button';
import { useOutbox } from '@/features/outbox';
import type { SendIssue } from './useBookingSend';

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
export function RequestAgain({ onAgain }: { onAgain: (items: readonly CartItem[]) => void }) {
  const { rows } = useOutbox();
  const items = rows.findLast(
    ({ state, items: asked }) => state === 'sent' && asked.length > 0,
  )?.items;
  if (!items) return null;
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => onAgain(items)}>
      Request again
    </Button>
  );
}
