import { useState } from 'react';
import { HeadedSection } from '../../layout/HeadedSection';
import { missingSteps } from '../../file-store/messages';
import type { DeskFailure } from '../sync/deskError';
import { currentDeskPlace, runDesk, updateCopyState } from '../sync/copyState';
import { DeskTokenForm } from './NotLinked';

/** The failures that another token can end. */
const NEED_TOKEN: readonly (DeskFailure | undefined)[] = ['token', 'permission', 'missing'];

/** Steps that a person takes one after the other. */
export const StepList = ({ steps }: { steps: readonly string[] }) => (
  <ol>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** What helps if the host does not let this device use the repository, or no longer has it. */
export function LostRepository({ failure }: { failure: DeskFailure | undefined }) {
  const place = currentDeskPlace();
  // The line above the page says what the former token cannot do.
  const [rejected, setRejected] = useState<DeskFailure>();
  if (place.kind !== 'hosted' || !NEED_TOKEN.includes(failure)) return null;
  const handleToken = async (token: string) => {
    const failed = await runDesk('replaceToken', token);
    setRejected(failed);
    updateCopyState({ failure: failed });
  };
  return (
    <>
      <HeadedSection title="Enter another token">
        <DeskTokenForm verb="Save token" failure={rejected} onEnter={handleToken} />
      </HeadedSection>
      {failure === 'missing' && (
        <HeadedSection title="If the repository was deleted">
          <p>Nothing is lost: all requests are on this device.</p>
          <StepList steps={missingSteps(place.branch)} />
        </HeadedSection>
      )}
    </>
  );
}
