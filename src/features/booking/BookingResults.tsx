import type { Ref } from 'react';
import { StatePanel } from '@/ui/feedback/StatePanel';
import { useModule } from '@/ui/lazy/lazyModule';
import { sendIssueParts } from './sendIssueParts';
import type { SendIssue } from './useBookingSend';

interface BookingFailureProps {
  issue: SendIssue | undefined;
  /** Attached to the message, which receives focus. */
  ref: Ref<HTMLDivElement>;
}

/** Replaces the form for a few seconds after a failed send. */
export function BookingFailure({ issue, ref }: BookingFailureProps) {
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
