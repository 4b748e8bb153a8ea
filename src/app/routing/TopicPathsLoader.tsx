import { use, useEffect, type ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import { normalizeTopicPath } from '@/domain/topic/topic';
import { Container, Skeleton } from '@/ui/layout/Boxes';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import type { AppStore } from '../store/makeStore';
import { TopicPathsContext } from './TopicPaths';

/** Maximum wait in ms to find out whether the current path is a topic. */
const TOPICS_WAIT_MS = 2000;

export interface TopicPathsLoaderProps {
  children: ReactNode;
  /** Waits without a time limit. */
  isFinal?: boolean;
}

const { initiate, select } = contentApi.endpoints.topicPaths;
const selectTopicPaths = select();

/** Topics are optional, so the children are rendered after a timeout. Later responses and changes are used. */
export default function TopicPathsLoader({ children, isFinal }: TopicPathsLoaderProps) {
  const { pathname } = useLocation();
  const { setPaths } = use(TopicPathsContext);
  const store = useStore() as AppStore;
  const isPossible = normalizeTopicPath(pathname) !== undefined;
  useEffect(() => {
    if (!isPossible) return undefined;
    const follow = () => setPaths((paths) => selectTopicPaths(store.getState()).data ?? paths);
    void store
      .dispatch(initiate())
      .unwrap()
      .then(() => {
        follow();
        store.subscribe(follow);
      });
    if (isFinal) return undefined;
    const timer = setTimeout(() => setPaths((paths) => paths ?? []), TOPICS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isPossible, isFinal, setPaths, store]);
  if (!isPossible) return children;
  return (
    <Container style={{ paddingTop: 112 }} aria-busy="true" aria-label="Loading">
      <LoadingHeading />
      <Skeleton style={{ width: 'min(100%, 480px)', height: 56 }} />
    </Container>
  );
}
