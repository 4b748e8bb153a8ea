import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { companyTime, dayAt } from '@/domain/availability/day';
import { formatNearDay } from '@/domain/availability/dayTexts';
import { isUnder, PATHS } from '@/domain/links/paths';
import { registerWorker } from './registerWorker';
import { useSavedCopy } from './useSavedCopy';

// See docs/behaviour/offline.md.

const Strip = styled('div')(({ theme }) => ({
  padding: '8px 16px',
  textAlign: 'center',
  fontSize: '0.9375rem',
  borderTop: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

function savedCopyText(builtAt: string): string {
  const [day = '', time = ''] = companyTime(Date.parse(builtAt)).split('T');
  return `You are offline. Saved copy of ${formatNearDay(day, dayAt(Date.now()))}, ${time}`;
}

/** Says that the page is shown from a saved copy. The element stays, so that its text is announced. */
function SavedCopyNotice() {
  const builtAt = useSavedCopy();
  return (
    <div role="status" style={{ position: 'sticky', bottom: 0, zIndex: 15 }}>
      {builtAt !== undefined && <Strip>{savedCopyText(builtAt)}</Strip>}
    </div>
  );
}

/** What the site does without a connection: the service worker, and what is said about saved copies. */
export default function OfflineSupport() {
  const isPreview = isUnder(window.location.pathname, PATHS.preview);
  useEffect(() => {
    // The development server has no service worker.
    if (import.meta.env.PROD && !isPreview) void registerWorker();
  }, [isPreview]);
  return !isPreview && <SavedCopyNotice />;
}
