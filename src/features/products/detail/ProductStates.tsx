import { styled } from '@mui/material/styles';
import { PATHS } from '@/domain/links/paths';
import { RADII } from '@/theme/tokens';
import { BackLinks, RetryPanel, StatePanel } from '@/ui/feedback/StatePanel';
import { Container, Skeleton, Split } from '@/ui/layout/Boxes';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

const Page = styled(Container)({ paddingTop: 112 });

export function ProductSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading product">
      <LoadingHeading>Loading product</LoadingHeading>
      <Split columns="7fr 5fr">
        <Skeleton style={{ aspectRatio: '4 / 3', borderRadius: RADII.card }} />
        <div>
          <Skeleton style={{ width: '70%', height: 56 }} />
          <Skeleton style={{ width: '40%', height: 24, marginTop: 24 }} />
          <Skeleton style={{ width: '100%', height: 120, marginTop: 24 }} />
        </div>
      </Split>
    </Page>
  );
}

interface ProductFailureProps {
  /** 'Failed to load data', 'Product Not Found' or 'No product ID provided'. */
  message: string;
  onRetry?: () => void;
}

export function ProductFailure({ message, onRetry }: ProductFailureProps) {
  return (
    <Page>
      {onRetry ? (
        <RetryPanel
          level="h1"
          title={message}
          onRetry={onRetry}
          actions={<BackLinks to={PATHS.store} label="Back to Store" isMain={false} />}
        >
          There was an error loading the product.
        </RetryPanel>
      ) : (
        <StatePanel
          level="h1"
          title={message}
          actions={<BackLinks to={PATHS.store} label="Back to Store" isMain />}
        >
          We couldn&apos;t find the product you&apos;re looking for.
        </StatePanel>
      )}
    </Page>
  );
}
