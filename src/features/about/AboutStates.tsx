import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

const Card = styled('div')(({ theme }) => ({
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

/** Skeleton of the story in its final layout. */
export function AboutSkeleton({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading page"
      data-scroll-target={isPending ? 'pending' : undefined}
    >
      {[0, 1].map((index) => (
        <Card key={index}>
          <Skeleton style={{ aspectRatio: '16 / 9', borderRadius: RADII.card }} />
          <div>
            <Skeleton style={{ width: '40%', height: 14 }} />
            <Skeleton style={{ width: '70%', height: 48, marginTop: 12 }} />
            <Skeleton style={{ height: 140, marginTop: 20 }} />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Error shown when the about page could not be loaded. */
export function AboutFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel title="Error Loading Page" onRetry={onRetry}>
      We&apos;re sorry, but we couldn&apos;t load the about page content.
    </RetryPanel>
  );
}

/** Shown when there is neither a description nor a card. */
export function AboutEmpty() {
  return <StatePanel title="No data available" />;
}
