import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { readLocalState, retryRebuild, type LocalState } from '../state';
import { RetryBanner } from '../../../../forms/layout/RetryBanner';
import { Banner } from '@/ui/feedback/Banner';

/** Paths of files are long. */
const Note = styled('span')({ overflowWrap: 'anywhere' });

interface LocalPanelProps {
  /** Whether the result of publishing is on the screen, which says what failed. */
  hasResult: boolean;
  /** Called when the pages were rebuilt. */
  onRebuilt: () => void;
}

/** What is wrong with the local server: pages that could not be rebuilt, and files that somebody has to look at. */
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
