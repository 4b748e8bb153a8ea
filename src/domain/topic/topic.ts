import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { recordSchema, textSchema, textListSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { normalizeTopicPath } from './topicPath';

/** Content page that is linked in the footer. */
export interface Topic {
  /** Path of the page, such as `/store/blog`. */
  path: string;
  title: string;
  description: string;
  image?: string;
  sections: { heading: string; paragraphs: string[] }[];
  links?: { label: string; to: string }[];
}

const topicSchema = recordSchema({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: textSchema(),
  description: textSchema(),
  image: v.optional(v.string()),
  sections: v.optional(
    v.array(recordSchema({ heading: textSchema(), paragraphs: textListSchema() })),
    () => [],
  ),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() }))),
});

/**
 * Parses `pages/topics.json`.
 * @throws ShapeError if the file has no list of topics
 */
export function parseTopics(json: unknown, file = 'pages/topics.json'): Parsed<Topic[]> {
  const { topics } = parseFileObject(json, file, ['topics']).value;
  return parseRecords(topicSchema, topics, file, 'topics');
}

/** Finds the topic with this path, with or without a trailing slash. */
export function findTopic(topics: readonly Topic[], path: string): Topic | undefined {
  const normalized = normalizeTopicPath(path);
  return normalized === undefined
    ? undefined
    : topics.find((topic) => normalizeTopicPath(topic.path) === normalized);
}

/**
 * Returns the paths of all topics with a valid path, each once. Cards of the about page and
 * services take precedence over topics with the same path.
 * @param taken paths of cards and services
 */
export function listTopicPaths(topics: readonly Topic[], taken: ReadonlySet<string>): string[] {
  const all = topics.flatMap(({ path }) => normalizeTopicPath(path) ?? []);
  return [...new Set(all)].filter((path) => !taken.has(path));
}

/** Returns the title of a topic, or 'Untitled' if it is blank. */
export function topicTitle(topic: Pick<Topic, 'title'>): string {
  return topic.title.trim() || 'Untitled';
}
