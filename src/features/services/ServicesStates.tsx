import { CardGrid } from '@/ui/layout/CardGrid';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

const PLACES = [0, 1, 2, 3, 4, 5];

/** The services while they are on their way, in their final layout. */
export function ServicesSkeleton({ isAwaited }: { isAwaited: boolean }) {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading services"
      data-place={isAwaited ? 'awaited' : undefined}
    >
      <CardGrid columns={[1, 2, 3]} as="div">
        {PLACES.map((place) => (
          <Skeleton key={place} style={{ height: 220, borderRadius: 12 }} />
        ))}
      </CardGrid>
    </div>
  );
}

/** The services could not be read (public-site.md §8). */
export function ServicesFailure({ onRetry }: { onRetry: () => void }) {
  return <RetryPanel title="Failed to load services. Please try again later." onRetry={onRetry} />;
}

/** There is no service with an id. */
export function ServicesEmpty() {
  return (
    <StatePanel title="No services available at the moment.">
      Tell us what you need all the same: what we cannot do ourselves, we know somebody for.
    </StatePanel>
  );
}
