import { topicTitle } from '@/domain/topic/topic';
import type { Topic } from '@/domain/topic/schema';
import { articleSections, topicQuestions } from '@/features/topics';
import type { Crumb } from '@/ui/navigation/Breadcrumbs';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, metaDescription } from './headMeta';

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

/**
 * Metadata of a topic page, with structured data for the article, its questions and the
 * breadcrumbs.
 */
export function TopicHead({ topic, path, trail }: TopicHeadProps) {
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
