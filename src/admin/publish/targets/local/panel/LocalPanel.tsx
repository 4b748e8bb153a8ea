import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { readLocalState, retryRebuild, type LocalState } from '../state';
import { RetryBanner } from '../../../../forms/layout/RetryBanner';
import { Banner } from '@/ui/feedback/Banner';

/** File paths are long and must wrap. */
const Note = styled('span')({ overflowWrap: 'anywhere' });

interface LocalPanelProps {
  /** Whether the screen shows the result of publishing, which includes the error. */
  hasResult: boolean;
  /** Called after the pages were rebuilt. */
  onRebuilt: () => void;
}

/** The problems of the local server: pages that could not be rebuilt, and files that have to be checked. */
export default function LocalPanel({ hasResult, onRebuilt }: LocalPanelProps) {
  const [state, setState] = useState<LocalState>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isOld = false;
    void readLocalState().then((found) => {
      if (!isOld) setState(found);
    });
    return () => {
      isOld = true;
    };
  }, [hasResult]);
  const handleRetry = async () => {
    setIsBusy(true);
    setState(await retryRebuild());
    setIsBusy(false);
    onRebuilt();
  };
  return (
    <>
      {state?.notes.map((note) => (
        <Banner key={note} tone="warning">
          <Note>{note}</Note>
        </Banner>
      ))}
      {state?.trouble && !hasResult && (
        <RetryBanner tone="warning" isBusy={isBusy} onRetry={() => void handleRetry()}>
          {state.trouble}
        </RetryBanner>
      )}
    </>
  );
}
