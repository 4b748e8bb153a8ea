import { use, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ContentDeps } from '@/api/content/contentApi';
import { readTopicPaths } from '@/api/content/topics';
import { normalizeTopicPath } from '@/domain/topic/topicPath';
import { Container } from '@/ui/layout/Container';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Skeleton } from '@/ui/layout/Skeleton';
import type { Dispatch } from './pageReads';
import { TopicPathsContext } from './TopicPathsContext';

/** A page does not wait longer than this, in ms, to learn whether its address is a topic's. */
const TOPICS_WAIT_MS = 2000;

const topicPathsAsked = () => (_dispatch: unknown, _state: unknown, tools: ContentDeps) =>
  readTopicPaths(tools);

export interface TopicPathsLoaderProps {
  children: ReactNode;
  /** Waits for the answer, however long it takes. */
  isFinal?: boolean;
}

/**
 * Finds out where topics stand when the page does not say: it was opened in an empty shell. Topics are
 * optional, so the pages go on after a while as if there were none; a late answer still counts.
 */
export default function TopicPathsLoader({ children, isFinal }: TopicPathsLoaderProps) {
  const { pathname } = useLocation();
  const { setPaths } = use(TopicPathsContext);
  const dispatch = useDispatch<Dispatch>();
  const isPossible = normalizeTopicPath(pathname) !== undefined;
  useEffect(() => {
    if (!isPossible) return undefined;
    void dispatch(topicPathsAsked()).then(setPaths);
    if (isFinal) return undefined;
    const giveUp = setTimeout(() => setPaths((paths) => paths ?? []), TOPICS_WAIT_MS);
    return () => clearTimeout(giveUp);
  }, [isPossible, isFinal, setPaths, dispatch]);
  if (!isPossible) return children;
  return (
    <Container style={{ paddingTop: 112 }} aria-busy="true" aria-label="Loading">
      <LoadingHeading />
      <Skeleton style={{ width: 'min(100%, 480px)', height: 56 }} />
    </Container>
  );
}
