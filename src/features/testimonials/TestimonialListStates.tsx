import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';
import { StatePanel } from '@/ui/feedback/StatePanel';

/** The testimonials while they are on their way. */
export function TestimonialListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading testimonials">
      {[0, 1, 2].map((place) => (
        <div key={place} style={{ padding: '32px 0' }}>
          <Skeleton style={{ width: 'min(100%, 640px)', height: 96 }} />
          <Skeleton style={{ width: 64, height: 64, marginTop: 24, borderRadius: 999 }} />
        </div>
      ))}
    </div>
  );
}

/** They stand in the home page's content, which could not be read. */
export function TestimonialListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryPanel title="Error Loading Page" onRetry={onRetry}>
      We&apos;re sorry, but we couldn&apos;t load the testimonials.
    </RetryPanel>
  );
}

export function TestimonialListEmpty() {
  return <StatePanel title="No testimonials yet">Work with us, and yours is the first.</StatePanel>;
}
