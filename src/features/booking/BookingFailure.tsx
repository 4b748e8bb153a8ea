import type { Ref } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { StatePanel } from '@/ui/feedback/StatePanel';
import type { SendTrouble } from './useBookingSend';

/** What went wrong, with the reference in one piece. */
export function SendErrorText({ advice, reference }: SendTrouble) {
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

export interface BookingFailureProps {
  trouble: SendTrouble | undefined;
  /** Given to the message, for focus. */
  ref: Ref<HTMLDivElement>;
}

/** Stands in place of the form for a moment after a failed send (public-site.md §4, §8). */
export function BookingFailure({ trouble, ref }: BookingFailureProps) {
  return (
    <>
      <div ref={ref} tabIndex={-1} style={{ outline: 'none' }}>
        <StatePanel tone="error" title="Error Sending Message">
          Something went wrong. Please try again later.
        </StatePanel>
      </div>
      {trouble && trouble.kind !== 'failed' && (
        <Banner tone="warning">
          <p>
            <SendErrorText {...trouble} />
          </p>
        </Banner>
      )}
    </>
  );
}
