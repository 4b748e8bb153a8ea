import type { Topic } from '@/domain/topic/topic';
import { safeHref } from '@/domain/links/links';
import { slugify } from '@/domain/text/slug';

/** A section with the anchor it can be linked to by. */
export interface ArticleSection {
  id: string;
  heading: string;
  paragraphs: string[];
}

/** From this many headed sections on, an article has a table of contents. */
const CONTENTS_FROM = 4;

/**
 * The sections of a topic that say something, each with an anchor of its own. Anchors begin with
 * 'on-', so that no heading takes the name of another part of the page.
 */
export function articleSections(topic: Topic): ArticleSection[] {
  const taken = new Set<string>();
  return topic.sections
    .map(({ heading, paragraphs }) => ({
      heading: heading.trim(),
      paragraphs: paragraphs.filter((paragraph) => paragraph.trim() !== ''),
    }))
    .filter(({ heading, paragraphs }) => heading !== '' || paragraphs.length > 0)
    .map((part, index) => {
      const wish = `on-${slugify(part.heading).slice(0, 80) || index + 1}`;
      const id = taken.has(wish) ? `${wish}-${index + 1}` : wish;
      taken.add(id);
      return { id, ...part };
    });
}

/** What the table of contents lists; nothing where the article is short. */
export function tableOfContents(parts: readonly ArticleSection[]): ArticleSection[] {
  const headed = parts.filter(({ heading }) => heading !== '');
  return headed.length >= CONTENTS_FROM ? headed : [];
}

/** The links of a topic that can be followed, with a label to press. */
export function topicLinks(topic: Topic): { label: string; to: string }[] {
  return (topic.links ?? []).flatMap(({ label, to }) => {
    const href = safeHref(to);
    return href && label.trim() ? [{ label: label.trim(), to: href }] : [];
  });
}

/** Questions of a topic with their answers: sections whose heading ends with a question mark. */
export function topicQuestions(topic: Topic): { question: string; answer: string }[] {
  return articleSections(topic)
    .filter(({ heading, paragraphs }) => /[?؟？]$/.test(heading) && paragraphs.length > 0)
    .map(({ heading, paragraphs }) => ({ question: heading, answer: paragraphs.join('\n') }));
}
