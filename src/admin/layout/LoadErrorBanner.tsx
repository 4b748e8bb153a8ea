import { usePublishedContentQuery } from '../drafts/content/publishedContent';
import { RetryBanner, type RetryBannerProps } from './RetryBanner';

/**
 * Reports which published content could not be loaded, with a button to retry. The content cannot
 * be edited until it is loaded. The tone is a warning where defaults are shown.
 */
export function LoadErrorBanner(props: Pick<RetryBannerProps, 'tone' | 'children' | 'detail'>) {
  const { isFetching, refetch } = usePublishedContentQuery();
  return <RetryBanner {...props} isBusy={isFetching} onRetry={() => void refetch()} />;
}
