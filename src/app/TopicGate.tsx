import { lazy, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { LazyPage } from './lazyPage';
import { normalPath } from './pageData';
import { TopicPaths } from './TopicPaths';

/** Without its script nobody asks, and the pages go on as if there were no topics. */
const TopicAsk = lazy(() =>
  import('./TopicAsk').catch(() => ({
    default: ({ children }: { children: ReactNode }) => children,
  })),
);

export interface TopicGateProps {
  topic: LazyPage;
  /** The page at this address where no topic stands. */
  children: ReactNode;
}

/**
 * Shows the topic whose exact address this is, and the page of the route otherwise (decisions.md,
 * Footer destinations). The build writes the addresses of all topics into every page, so that neither
 * product pages nor topics cost a request to tell them apart, and a product page is not even loaded
 * where a topic stands. Only an empty shell has to ask.
 */
export function TopicGate({ topic, children }: TopicGateProps) {
  const { pathname } = useLocation();
  const { paths } = use(TopicPaths);
  if (paths === null)
    return (
      <Suspense fallback={null}>
        <TopicAsk>{children}</TopicAsk>
      </Suspense>
    );
  return paths.includes(normalPath(pathname)) ? <topic.Component /> : children;
}
