import { RADII } from '@/theme/tokens';
import { CardGrid } from '@/ui/layout/CardGrid';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

const INDEXES = [0, 1, 2, 3, 4, 5];

/** Skeleton of the services in their final layout. */
export function ServicesSkeleton({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading services"
      data-scroll-target={isPending ? 'pending' : undefined}
    >
      <CardGrid columns={[1, 2, 3]} as="div">
        {INDEXES.map((index) => (
          <Skeleton key={index} style={{ height: 220, borderRadius: RADII.card }} />
        ))}
      </CardGrid>
    </div>
  );
}

/** Error shown when the services could not be loaded. */
export function ServicesFailure({ onRetry }: { onRetry: () => void }) {
  return <RetryPanel title="Failed to load services. Please try again later." onRetry={onRetry} />;
}

/** Shown when there are no services. */
export function ServicesEmpty() {
  return (
    <StatePanel title="No services available at the moment.">
      Tell us what you need anyway. If we can’t do it ourselves, we can recommend someone.
    </StatePanel>
  );
}
