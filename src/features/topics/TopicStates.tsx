import { RADII } from '@/theme/tokens';
import { Container } from '@/ui/layout/Container';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { Skeleton } from '@/ui/layout/Skeleton';

/** Skeleton of an article. */
export function TopicSkeleton() {
  return (
    <>
      <LoadingHeading />
      <Container
        style={{ paddingTop: 112 }}
        role="status"
        aria-busy="true"
        aria-label="Loading page"
      >
        <Skeleton style={{ width: 'min(100%, 420px)', height: 56 }} />
        <Skeleton style={{ width: 'min(90%, 560px)', height: 28, marginTop: 20 }} />
        <Skeleton style={{ height: 'min(50vw, 520px)', marginTop: 32, borderRadius: RADII.card }} />
      </Container>
    </>
  );
}

/** Error shown when the topics could not be loaded. */
export function TopicFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Container style={{ paddingTop: 112 }}>
      <RetryPanel title="Error Loading Page" level="h1" onRetry={onRetry}>
        We&apos;re sorry, but we couldn&apos;t load this page.
      </RetryPanel>
    </Container>
  );
}
