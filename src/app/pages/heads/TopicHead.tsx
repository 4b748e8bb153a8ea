import { topicTitle, type Topic } from '@/domain/topic/topic';
import { articleSections, topicQuestions } from '@/features/topics';
import type { Crumb } from '@/ui/navigation/Breadcrumbs';
import { PageHead } from '@/ui/head/PageHead';
import { breadcrumbJsonLd, metaDescription } from './headMeta';

function questionsLd(topic: Topic): object[] {
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

export interface TopicHeadProps {
  topic: Topic;
  /** Its address as it stands in URLs. */
  path: string;
  trail: readonly Crumb[];
}

/** A topic's head: an article, its questions where it asks any, and where it stands. */
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
      jsonLd={[article, ...questionsLd(topic), breadcrumbJsonLd(trail, path)]}
    />
  );
}
