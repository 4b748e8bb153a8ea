import type { Topic } from './schema';
import { normalizeTopicPath } from './topicPath';

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
