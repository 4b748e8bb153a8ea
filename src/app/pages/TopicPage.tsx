import { useLocation } from 'react-router-dom';
import { useTopicQuery } from '@/api/content/contentApi';
import { COLOUR_WHEEL_PATH, PATHS } from '@/domain/links/paths';
import { topicTitle, normalizeTopicPath, encodeTopicPath } from '@/domain/topic/topic';
import type { Topic } from '@/domain/topic/schema';
import { TopicArticle, TopicSkeleton, articleSections, topicQuestions } from '@/features/topics';
import { useOwnFailure } from '@/ui/feedback/useOwnFailure';
import { AsyncView } from '@/ui/feedback/AsyncView';
import { island } from '@/ui/hydration/island';
import { NotFoundPanel } from '@/ui/feedback/NotFoundPanel';
import { PageHeader } from '@/ui/layout/PageHeader';
import { RetryPanel } from '@/ui/feedback/StatePanel';
import { Container } from '@/ui/layout/Boxes';
import type { Crumb } from '@/ui/navigation/Breadcrumbs';
import { PageHead } from '@/ui/head/PageHead';
import { HOME_CRUMB, breadcrumbJsonLd, metaDescription } from './heads/headMeta';

function questionsJsonLd(topic: Topic): object[] {
  const questions = topicQuestions(topic);
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

interface TopicHeadProps {
  topic: Topic;
  /** URL-encoded path of the topic. */
  path: string;
  trail: readonly Crumb[];
}

function TopicHead({ topic, path, trail }: TopicHeadProps) {
  const title = topicTitle(topic);
  const opening = articleSections(topic).flatMap(({ paragraphs }) => paragraphs);
  const description = metaDescription(topic.description, ...opening, title);
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    image: topic.image || undefined,
    url: path,
  };
  return (
    <PageHead
      title={title}
      description={description}
      path={path}
      image={topic.image}
      imageAlt={title}
      type="article"
      jsonLd={[article, ...questionsJsonLd(topic), breadcrumbJsonLd(trail, path)]}
    />
  );
}

// See docs/behaviour/topics.md.

/** The HTML is part of the page. The script is loaded when it is visible or the visitor uses the page. */
const ColourLab = island(() => import('@/features/colour-lab'));

const SECTIONS = [
  { label: 'Store', to: PATHS.store },
  { label: 'Projects', to: PATHS.projects },
  { label: 'About Us', to: PATHS.about },
  { label: 'Services', to: PATHS.services },
];

function sectionOf(path: string): { label: string; to: string } {
  return SECTIONS.find(({ to }) => path.startsWith(`${to}/`)) ?? HOME_CRUMB;
}

function TopicContent({ topic, path }: { topic: Topic; path: string }) {
  const trail = [HOME_CRUMB, sectionOf(path), { label: topicTitle(topic) }];
  return (
    <article key={path}>
      <TopicHead topic={topic} path={encodeTopicPath(path)} trail={trail} />
      <PageHeader trail={trail} title={topicTitle(topic)}>
        {topic.description.trim()}
      </PageHeader>
      <TopicArticle topic={topic} tool={path === COLOUR_WHEEL_PATH ? <ColourLab /> : undefined} />
    </article>
  );
}

export default function TopicPage() {
  const { pathname } = useLocation();
  const path = normalizeTopicPath(pathname) ?? '';
  const query = useOwnFailure(useTopicQuery(path));
  return (
    <AsyncView
      state={{ data: query.currentData, isError: query.isError }}
      loading={<TopicSkeleton />}
      error={
        <Container style={{ paddingTop: 112 }}>
          <RetryPanel title="Error Loading Page" level="h1" onRetry={() => void query.refetch()}>
            We&apos;re sorry, but we couldn&apos;t load this page.
          </RetryPanel>
        </Container>
      }
    >
      {(topic) =>
        topic ? (
          <TopicContent topic={topic} path={path} />
        ) : (
          <NotFoundPanel back={sectionOf(path)}>
            We couldn&apos;t find the page you&apos;re looking for.
          </NotFoundPanel>
        )
      }
    </AsyncView>
  );
}
