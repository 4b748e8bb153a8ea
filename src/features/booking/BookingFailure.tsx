import type { Ref } from 'react';
import { Banner } from '@/ui/feedback/Banner';
import { StatePanel } from '@/ui/feedback/StatePanel';
import type { SendIssue } from './send';

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
