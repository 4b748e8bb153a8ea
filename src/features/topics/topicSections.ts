import type { Topic } from '@/domain/topic/schema';
import { safeHref } from '@/domain/links/links';
import { slugify } from '@/domain/text/slug';

export interface ArticleSection {
  id: string;
  heading: string;
  paragraphs: string[];
}

/** Minimum number of sections with a heading for a table of contents. */
const MIN_CONTENTS_LENGTH = 4;

/** Leaves out empty sections. Anchors start with 'on-', so that they do not collide with other IDs. */
export function articleSections(topic: Topic): ArticleSection[] {
  const taken = new Set<string>();
  return topic.sections
    .map(({ heading, paragraphs }) => ({
      heading: heading.trim(),
      paragraphs: paragraphs.filter((paragraph) => paragraph.trim() !== ''),
    }))
    .filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
    .map((part, index) => {
      const anchor = `on-${slugify(part.heading).slice(0, 80) || index + 1}`;
      const id = taken.has(anchor) ? `${anchor}-${index + 1}` : anchor;
      taken.add(id);
      return { id, ...part };
    });
}

/** Returns the sections with headings, or an empty list if there are too few. */
export function tableOfContents(parts: readonly ArticleSection[]): ArticleSection[] {
  const withHeading = parts.filter(({ heading }) => heading !== '');
  return withHeading.length >= MIN_CONTENTS_LENGTH ? withHeading : [];
}

export function safeTopicLinks(topic: Topic): { label: string; to: string }[] {
  return (topic.links ?? []).flatMap(({ label, to }) => {
    const href = safeHref(to);
    return href && label.trim() ? [{ label: label.trim(), to: href }] : [];
  });
}

/** Questions are the headings that end with a question mark, with the text of their section as answer. */
export function topicQuestions(topic: Topic): { question: string; answer: string }[] {
  return articleSections(topic)
    .filter(({ heading, paragraphs }) => /[?؟？]$/.test(heading) && paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({ question: heading, answer: paragraphs.join('\n') }));
}
