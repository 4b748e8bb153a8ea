import { describe, expect, it } from 'vitest';
import { parseTopics, type Topic } from '@/domain/topic/schema';
import { tableOfContents, safeTopicLinks, articleSections, topicQuestions } from './topicSections';

function topicOf(fields: Partial<Topic>): Topic {
  const [topic] = parseTopics({ topics: [{ path: '/store/x', ...fields }] }).value;
  if (!topic) throw new Error('No topic');
  return topic;
}

const headed = (...headings: string[]) =>
  topicOf({ sections: headings.map((heading) => ({ heading, paragraphs: ['Text'] })) });

describe('the sections of a topic', () => {
  it('have anchors of their own, whatever their headings', () => {
    const ids = articleSections(headed('Heat', 'Heat', 'main', 'ضوء', '', 'ضوء')).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['on-heat', 'on-heat-2', 'on-main', 'on-4', 'on-5', 'on-6']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves out empty sections', () => {
    const sections = [
      { heading: ' ', paragraphs: ['', '  '] },
      { heading: '', paragraphs: ['Text'] },
    ];
    expect(articleSections(topicOf({ sections }))).toEqual([
      { id: 'on-1', heading: '', paragraphs: ['Text'] },
    ]);
  });

  it('have a table of contents from four sections', () => {
    expect(tableOfContents(articleSections(headed('A', 'B', 'C')))).toEqual([]);
    expect(tableOfContents(articleSections(headed('A', 'B', '', 'C')))).toEqual([]);
    expect(tableOfContents(articleSections(headed('A', 'B', 'C', 'D')))).toHaveLength(4);
  });
});

describe('safeTopicLinks', () => {
  it('returns the links that are safe and have a label', () => {
    const links = [
      { label: 'Store', to: '/store' },
      { label: 'Bad', to: 'javascript:alert(1)' },
      { label: 'Away', to: '//evil.example' },
      { label: '', to: '/cart' },
    ];
    expect(safeTopicLinks(topicOf({ links }))).toEqual([{ label: 'Store', to: '/store' }]);
    expect(safeTopicLinks(topicOf({}))).toEqual([]);
  });
});

describe('topicQuestions', () => {
  it('returns the headings with a question mark and their paragraphs as answers', () => {
    expect(topicQuestions(headed('How?', 'So', ' Why? '))).toEqual([
      { question: 'How?', answer: 'Text' },
      { question: 'Why?', answer: 'Text' },
    ]);
  });
});
