import { useLocation } from 'react-router-dom';
import { useTopicQuery } from '@/api/content/contentApi';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { COLOUR_WHEEL_PATH, PATHS } from '@/domain/links/paths';
import { topicTitle } from '@/domain/topic/topic';
import type { Topic } from '@/domain/topic/schema';
import { normalizeTopicPath, encodeTopicPath } from '@/domain/topic/topicPath';
import { TopicArticle, TopicFailure, TopicSkeleton } from '@/features/topics';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { island } from '@/ui/lazy/island';
import { FocusFallback } from '@/ui/feedback/FocusFallback';
import { NotFoundPanel } from '@/ui/feedback/NotFoundPanel';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageHead } from '@/ui/head/PageHead';
import { HOME_CRUMB } from './heads/headMeta';
import { TopicHead } from './heads/TopicHead';

/**
 * The HTML is part of the page. The script is loaded when it is visible or the visitor
 * interacts with the page.
 */
const ColourLab = island(() => import('@/features/colour-lab'));

const AREAS = [
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
];

/** Returns the section of the site that a path belongs to. */
function areaOf(address: string): { label: string; to: string } {
  return AREAS.find(({ to }) => address.startsWith(`${to}/`)) ?? HOME_CRUMB;
}

function TopicContent({ topic, address }: { topic: Topic; address: string }) {
  const trail = [HOME_CRUMB, areaOf(address), { label: topicTitle(topic) }];
  return (
    <article key={address}>
      <TopicHead topic={topic} path={encodeTopicPath(address)} trail={trail} />
      <PageHeader trail={trail} title={topicTitle(topic)}>
        {topic.description.trim()}
      </PageHeader>
      <TopicArticle
        topic={topic}
        tool={address === COLOUR_WHEEL_PATH ? <ColourLab /> : undefined}
      />
    </article>
  );
}

/** Topic page. */
export default function TopicPage() {
  const { pathname } = useLocation();
  const address = normalizeTopicPath(pathname) ?? '';
  const query = useOwnFailure(useTopicQuery(address));
  const area = areaOf(address);
  return (
    <FocusFallback>
      <AsyncView
        state={{ data: query.currentData, isError: query.isError }}
        loading={<TopicSkeleton />}
        error={<TopicFailure onRetry={() => void query.refetch()} />}
      >
        {(topic) =>
          topic ? (
            <TopicContent topic={topic} address={address} />
          ) : (
            <>
              <PageHead title="Page Not Found" description="" path={area.to} isPrivate />
              <NotFoundPanel title="Page Not Found" back={area}>
                We couldn&apos;t find the page you&apos;re looking for.
              </NotFoundPanel>
            </>
          )
        }
      </AsyncView>
    </FocusFallback>
  );
}
