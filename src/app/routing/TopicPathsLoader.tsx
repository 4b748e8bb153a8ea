import { use, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import { normalizeTopicPath } from '@/domain/topic/topicPath';
import { Container } from '@/ui/layout/Container';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Skeleton } from '@/ui/layout/Skeleton';
import type { AppStore } from '../store/makeStore';
import { TopicPathsContext } from './TopicPathsContext';

/** Maximum wait in ms to find out whether the current path is a topic. */
const TOPICS_WAIT_MS = 2000;

export interface TopicPathsLoaderProps {
  children: ReactNode;
  /** Waits without a time limit. */
  isFinal?: boolean;
}

/**
 * Loads the paths of topics if the page does not contain them, because it was opened in an empty
 * shell. Topics are optional, so the children are rendered after a timeout. A later response is
 * still used.
 */
export default function TopicPathsLoader({ children, isFinal }: TopicPathsLoaderProps) {
  const { pathname } = useLocation();
  const { setPaths } = use(TopicPathsContext);
  const dispatch = useDispatch<AppStore['dispatch']>();
  const isPossible = normalizeTopicPath(pathname) !== undefined;
  useEffect(() => {
    if (!isPossible) return undefined;
    void dispatch(contentApi.endpoints.topicPaths.initiate()).unwrap().then(setPaths);
    if (isFinal) return undefined;
    const timer = setTimeout(() => setPaths((paths) => paths ?? []), TOPICS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPossible, isFinal, setPaths, dispatch]);
  if (!isPossible) return children;
  return (
    <Container style={{ paddingTop: 112 }} aria-busy="true" aria-label="Loading">
      <LoadingHeading />
      <Skeleton style={{ width: 'min(100%, 480px)', height: 56 }} />
    </Container>
  );
}
