import { useLocation } from 'react-router-dom';
import { useTopicQuery } from '@/api/content/topics';
import { useOwnFailure } from '@/ui/useOwnFailure';
import { COLOUR_WHEEL_PATH, PATHS } from '@/domain/paths';
import { topicTitle, type Topic } from '@/domain/topic';
import { topicAddress, topicPath } from '@/domain/topicAddress';
import { TopicArticle, TopicFailure, TopicSkeleton } from '@/features/topics';
import { AsyncView } from '@/ui/AsyncView';
import { island } from '@/ui/island';
import { KeptFocus } from '@/ui/KeptFocus';
import { NotFoundPanel } from '@/ui/NotFoundPanel';
import { PageHeader } from '@/ui/PageHeader';
import { PageHead } from '../PageHead';
import { HOME_CRUMB } from './headParts';
import { TopicHead } from './TopicHead';

/** Its HTML is part of the page; its script comes when somebody looks at it or touches the page. */
const ColourLab = island(() => import('@/features/colour-lab'));

const AREAS = [
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
];

/** The area of the site that an address lies in. */
function areaOf(address: string): { label: string; to: string } {
  return AREAS.find(({ to }) => address.startsWith(`${to}/`)) ?? HOME_CRUMB;
}

function TopicContent({ topic, address }: { topic: Topic; address: string }) {
  const trail = [HOME_CRUMB, areaOf(address), { label: topicTitle(topic) }];
  return (
    <article key={address}>
      <TopicHead topic={topic} path={topicPath(address)} trail={trail} />
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

/** A topic at its own address (decisions.md, Footer destinations). */
export default function TopicPage() {
  const { pathname } = useLocation();
  const address = topicAddress(pathname) ?? '';
  const query = useOwnFailure(useTopicQuery(address));
  const area = areaOf(address);
  return (
    <KeptFocus>
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
    </KeptFocus>
  );
}
