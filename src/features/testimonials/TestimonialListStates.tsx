import { RADII } from '@/theme/tokens';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

/** Skeleton of the testimonials. */
export function TestimonialListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading testimonials">
      {[0, 1, 2].map((index) => (
        <div key={index} style={{ padding: '32px 0' }}>
          <Skeleton style={{ width: 'min(100%, 640px)', height: 96 }} />
          <Skeleton style={{ width: 64, height: 64, marginTop: 24, borderRadius: RADII.pill }} />
        </div>
      ))}
    </div>
  );
}

/**
 * Error shown when the content of the home page, which contains the testimonials, could not be
 * loaded.
 */
export function TestimonialListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel title="Error Loading Page" onRetry={onRetry}>
      We&apos;re sorry, but we couldn&apos;t load the testimonials.
    </RetryPanel>
  );
}

export function TestimonialListEmpty() {
  return <StatePanel title="No testimonials yet">Work with us and write the first one.</StatePanel>;
}
