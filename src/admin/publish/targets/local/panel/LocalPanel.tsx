import { useEffect, useState } from 'react';
import { RetryBanner } from '../../../../layout/RetryBanner';
import { StatusAlert } from '../../../../layout/StatusAlert';
import type { TargetPanelProps } from '../../../publishTarget';
import { localErrorMessage } from '../messages';
import { fetchLocalState, retryRebuild, type LocalState } from '../server';

/** The problems of the local server: pages that could not be rebuilt, and files that have to be checked. */
export function LocalPanel({ hasResult, onUpdate }: TargetPanelProps) {
  const [state, setState] = useState<LocalState>({ notes: [] });
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchLocalState().then(
      (loaded) => isCurrent && setState(loaded),
      () => isCurrent && setState({ notes: [] }),
    );
    return () => {
      isCurrent = false;
    };
  }, [hasResult]);
  const handleRetry = async () => {
    setIsBusy(true);
    setState(await retryRebuild());
    setIsBusy(false);
    onUpdate();
  };
  return (
    <>
      {state.notes.map((note) => (
        <StatusAlert key={note} severity="warning">
          {note}
        </StatusAlert>
      ))}
      {state.failure && !hasResult && (
        <RetryBanner tone="warning" isBusy={isBusy} onRetry={() => void handleRetry()}>
          {localErrorMessage(state.failure)}
        </RetryBanner>
      )}
    </>
  );
}
