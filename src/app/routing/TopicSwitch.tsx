import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTopicPathsQuery } from '@/api/content/contentApi';
import { normalizeTopicPath } from '@/domain/topic/topic';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { Container, Skeleton } from '@/ui/layout/Boxes';
import type { LazyPage } from '@/ui/lazy/lazyComponent';

/** Maximum wait in ms to find out whether the current path is a topic. */
const TOPICS_WAIT_MS = 2000;

interface TopicSwitchProps {
  topic: LazyPage;
  children: ReactNode;
  /** Set if the children redirect: they wait for the paths of topics, which would arrive too late. */
  isFinal?: boolean;
}

/** Renders the topic with exactly this path, or else the page of the route. Prerendered pages contain the paths. They are read again with the content. */
export function TopicSwitch({ topic, children, isFinal = false }: TopicSwitchProps) {
  const path = normalizeTopicPath(useLocation().pathname);
  const { data: paths, error } = useTopicPathsQuery(undefined, { skip: path === undefined });
  const [isLate, setIsLate] = useState(false);
  const isWaiting = path !== undefined && !paths && !error && !isLate;
  useEffect(() => {
    if (!isWaiting || isFinal) return undefined;
    const timer = setTimeout(() => setIsLate(true), TOPICS_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isFinal]);

  if (isWaiting)
    return (
      <Container style={{ paddingTop: 112 }} aria-busy="true" aria-label="Loading">
        <LoadingHeading />
        <Skeleton style={{ width: 'min(100%, 480px)', height: 56 }} />
      </Container>
    );
  return path !== undefined && paths?.includes(path) ? <topic.Component /> : children;
}
