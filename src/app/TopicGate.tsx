import { use, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { topicAddress } from '@/domain/topicAddress';
import { Container } from '@/ui/Container';
import { Skeleton } from '@/ui/Skeleton';
import type { LazyPage } from './lazyPage';
import { TopicPaths } from './TopicPaths';

function Waiting({ onAsk }: { onAsk: () => void }) {
  useEffect(onAsk, [onAsk]);
  return (
    <Container style={{ paddingTop: 112 }} aria-busy="true" aria-label="Loading">
      <Skeleton style={{ width: 'min(100%, 480px)', height: 56 }} />
    </Container>
  );
}

export interface TopicGateProps {
  topic: LazyPage;
  /** The page at this address where no topic stands. */
  children: ReactNode;
}

/**
 * Shows the topic whose exact address this is, and the page of the route otherwise (decisions.md,
 * Footer destinations). The build writes the addresses of all topics into every page, so that neither
 * product pages nor topics cost a request to tell them apart, and a product page is not even loaded
 * where a topic stands. Only an empty shell has to ask; see `TopicPaths`.
 */
export function TopicGate({ topic, children }: TopicGateProps) {
  const { pathname } = useLocation();
  const { paths, ask } = use(TopicPaths);
  const address = topicAddress(pathname);
  if (address === undefined) return children;
  if (paths === null) return <Waiting onAsk={ask} />;
  return paths.includes(address) ? <topic.Component /> : children;
}
