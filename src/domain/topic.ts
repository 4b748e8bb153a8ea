import * as v from 'valibot';
import type { Parsed } from './problem';
import { record, text, textList } from './recordSchema';
import { fileObject, parseRecords } from './records';

/** A page that stands for a link of the footer (decisions.md, Footer destinations). */
export interface Topic {
  /** Its address on the site, such as `/store/blog`. */
  path: string;
  title: string;
  description: string;
  image?: string;
  sections: { heading: string; paragraphs: string[] }[];
  links?: { label: string; to: string }[];
}

const topicSchema = record({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: text(),
  description: text(),
  image: v.optional(v.string()),
  sections: v.optional(v.array(record({ heading: text(), paragraphs: textList() })), () => []),
  links: v.optional(v.array(record({ label: text(), to: text() }))),
});

/**
 * Parses `pages/topics.json`.
 * @throws ShapeError when there is no list of topics (decisions.md, Footer destinations)
 */
export function parseTopics(json: unknown, file = 'pages/topics.json'): Parsed<Topic[]> {
  const { topics } = fileObject(json, file, ['topics']).value;
  return parseRecords(topicSchema, topics, file, 'topics');
}

/** The topic with exactly this path, whatever its last slash; undefined when there is none. */
export function findTopic(topics: readonly Topic[], path: string): Topic | undefined {
  const bare = (address: string) => address.replace(/\/+$/, '');
  return topics.find((topic) => bare(topic.path) === bare(path));
}
