import { lazy, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { importWithRetry } from '@/ui/lazy/importWithRetry';
import type { LazyPage } from './lazyPage';
import { normalPath } from '../prerender/pageData';
import type { TopicPathsLoaderProps } from './TopicPathsLoader';
import { TopicPathsContext } from './TopicPathsContext';

/** Without its script nobody asks, and the pages go on as if there were no topics. */
const TopicAsk = lazy(() =>
  importWithRetry(() => import('./TopicPathsLoader')).catch(() => ({
    default: ({ children }: TopicPathsLoaderProps) => children,
  })),
);

export interface TopicSwitchProps {
  topic: LazyPage;
  /** The page at this address where no topic stands. */
  children: ReactNode;
  /** The children lead elsewhere: the answer is waited for, since it would come too late. */
  isFinal?: boolean;
}

/**
 * Shows the topic whose exact address this is, and the page of the route otherwise (decisions.md,
 * Footer destinations). The build writes the addresses of all topics into every page, so that neither
 * product pages nor topics cost a request to tell them apart, and a product page is not even loaded
 * where a topic stands. Only an empty shell has to ask.
 */
export function TopicSwitch({ topic, children, isFinal }: TopicSwitchProps) {
  const { pathname } = useLocation();
  const { paths } = use(TopicPathsContext);
  if (paths === null)
    return (
      <Suspense fallback={<LoadingHeading />}>
        <TopicAsk isFinal={isFinal}>{children}</TopicAsk>
      </Suspense>
    );
  return paths.includes(normalPath(pathname)) ? <topic.Component /> : children;
}
