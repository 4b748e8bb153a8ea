import { usePublishedContentQuery } from '../../drafts/publishedContent';
import { RetryBanner, type RetryBannerProps } from './RetryBanner';

/**
 * Says what of the published content could not be loaded, and asks for it again; until then it cannot be
 * edited (decisions.md). A warning where defaults stand in.
 */
export function LoadErrorBanner(props: Pick<RetryBannerProps, 'tone' | 'children' | 'detail'>) {
  const { isFetching, refetch } = usePublishedContentQuery();
  return <RetryBanner {...props} isBusy={isFetching} onRetry={() => void refetch()} />;
}
