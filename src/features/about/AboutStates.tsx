import { styled } from '@mui/material/styles';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

const Chapter = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 4vw, 72px)',
  alignItems: 'center',
  padding: 'clamp(32px, 5vw, 72px) 0',
  borderTop: `1px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    '&:nth-of-type(even)': { gridTemplateColumns: '5fr 7fr' },
    '&:nth-of-type(even) > span': { order: 1 },
  },
}));

/** The story while it is on its way, in its final layout. */
export function AboutSkeleton({ isAwaited }: { isAwaited: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading page"
      data-place={isAwaited ? 'awaited' : undefined}
    >
      {[0, 1].map((place) => (
        <Chapter key={place}>
          <Skeleton style={{ aspectRatio: '16 / 9', borderRadius: 12 }} />
          <div>
            <Skeleton style={{ width: '40%', height: 14 }} />
            <Skeleton style={{ width: '70%', height: 48, marginTop: 12 }} />
            <Skeleton style={{ height: 140, marginTop: 20 }} />
          </div>
        </Chapter>
      ))}
    </div>
  );
}

/** The about page could not be read (public-site.md §8). */
export function AboutFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel title="Error Loading Page" onRetry={onRetry}>
      We&apos;re sorry, but we couldn&apos;t load the about page content.
    </RetryPanel>
  );
}

/** Neither a description nor a card (public-site.md §2, About). */
export function AboutEmpty() {
  return <StatePanel title="No data available" />;
}
