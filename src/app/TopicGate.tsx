import { lazy, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingHeading } from '@/ui/LoadingHeading';
import { loadPart } from '@/ui/loadPart';
import type { LazyPage } from './lazyPage';
import { normalPath } from './pageData';
import type { TopicAskProps } from './TopicAsk';
import { TopicPaths } from './TopicPaths';

/** Without its script nobody asks, and the pages go on as if there were no topics. */
const TopicAsk = lazy(() =>
  loadPart(() => import('./TopicAsk')).catch(() => ({
    default: ({ children }: TopicAskProps) => children,
  })),
);

export interface TopicGateProps {
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
export function TopicGate({ topic, children, isFinal }: TopicGateProps) {
  const { pathname } = useLocation();
  const { paths } = use(TopicPaths);
  if (paths === null)
    return (
      <Suspense fallback={<LoadingHeading />}>
        <TopicAsk isFinal={isFinal}>{children}</TopicAsk>
      </Suspense>
    );
  return paths.includes(normalPath(pathname)) ? <topic.Component /> : children;
}
