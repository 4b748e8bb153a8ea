import { use, useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ContentTools } from '@/api/content/contentApi';
import { readTopicPaths } from '@/api/content/topics';
import { topicAddress } from '@/domain/topicAddress';
import { Container } from '@/ui/Container';
import { LoadingHeading } from '@/ui/LoadingHeading';
import { Skeleton } from '@/ui/Skeleton';
import type { Dispatch } from './pageReads';
import { TopicPaths } from './TopicPaths';

/** A page does not wait longer than this, in ms, to learn whether its address is a topic's. */
const TOPICS_WAIT_MS = 2000;

const topicPathsAsked = () => (_dispatch: unknown, _state: unknown, tools: ContentTools) =>
  readTopicPaths(tools);

export interface TopicAskProps {
  children: ReactNode;
  /** Waits for the answer, however long it takes. */
  isFinal?: boolean;
}

/**
 * Finds out where topics stand when the page does not say: it was opened in an empty shell. Topics are
 * optional, so the pages go on after a while as if there were none; a late answer still counts.
 */
export default function TopicAsk({ children, isFinal }: TopicAskProps) {
  const { pathname } = useLocation();
  const { setPaths } = use(TopicPaths);
  const dispatch = useDispatch<Dispatch>();
  const isPossible = topicAddress(pathname) !== undefined;
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
