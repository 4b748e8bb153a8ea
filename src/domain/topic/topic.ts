import * as v from 'valibot';
import type { Parsed } from '../content/problem';
import { recordSchema, textSchema, textListSchema } from '../content/recordSchema';
import { parseFileObject, parseRecords } from '../content/parseRecords';
import { normalizeTopicPath } from './topicPath';

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

const topicSchema = recordSchema({
  path: v.pipe(v.string(), v.startsWith('/')),
  title: textSchema(),
  description: textSchema(),
  image: v.optional(v.string()),
  sections: v.optional(v.array(recordSchema({ heading: textSchema(), paragraphs: textListSchema() })), () => []),
  links: v.optional(v.array(recordSchema({ label: textSchema(), to: textSchema() }))),
});

/**
 * Parses `pages/topics.json`.
 * @throws ShapeError when there is no list of topics (decisions.md, Footer destinations)
 */
export function parseTopics(json: unknown, file = 'pages/topics.json'): Parsed<Topic[]> {
  const { topics } = parseFileObject(json, file, ['topics']).value;
  return parseRecords(topicSchema, topics, file, 'topics');
}

/** The topic with exactly this path, whatever its last slash; undefined when there is none. */
export function findTopic(topics: readonly Topic[], path: string): Topic | undefined {
  const address = normalizeTopicPath(path);
  return address === undefined
    ? undefined
    : topics.find((topic) => normalizeTopicPath(topic.path) === address);
}

/**
 * The addresses at which topics stand, each once: all that are usable, but for those of a card of the about page or a
 * service, which go first there (decisions.md, Footer destinations).
 * @param taken addresses of cards and services
 */
export function topicAddresses(topics: readonly Topic[], taken: ReadonlySet<string>): string[] {
  const all = topics.flatMap(({ path }) => normalizeTopicPath(path) ?? []);
  return [...new Set(all)].filter((address) => !taken.has(address));
}

/** A topic's title, never blank. */
export function topicTitle(topic: Pick<Topic, 'title'>): string {
  return topic.title.trim() || 'Untitled';
}
