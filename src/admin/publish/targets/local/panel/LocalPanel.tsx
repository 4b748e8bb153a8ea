import { useEffect, useState } from 'react';
import type { StoreProblem } from '../../../../file-store/fileStore';
import { RetryBanner } from '../../../../layout/RetryBanner';
import type { TargetPanelProps } from '../../../publishTarget';
import { fetchLocalProblem, localErrorText, retryRebuild } from '../target';

/** The problem of the local server: pages that could not be rebuilt. */
export function LocalPanel({ hasResult, onUpdate }: TargetPanelProps) {
  const [problem, setProblem] = useState<StoreProblem>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    fetchLocalProblem().then(
      (loaded) => isCurrent && setProblem(loaded),
      () => isCurrent && setProblem(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [hasResult]);
  const handleRetry = async () => {
    setIsBusy(true);
    setProblem(await retryRebuild());
    setIsBusy(false);
    onUpdate();
  };
  if (!problem || hasResult) return null;
  return (
    <RetryBanner tone="warning" isBusy={isBusy} onRetry={() => void handleRetry()}>
      {localErrorText(problem)}
    </RetryBanner>
  );
}
