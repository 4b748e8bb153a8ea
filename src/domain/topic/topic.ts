import { decodeText, encodeText } from '../links/paths';
import { trimTail } from '../text/cleanText';
import { isPathSegment } from '../text/slug';
import type { Topic } from './schema';

/** Sections of the site in which topics can be. The pages of the sections themselves are fixed. */
const IN_AREA = /^\/(?:store|about|services|projects(?!\/category\/))\//;

/** Maximum number of segments, so that every path is a valid file name. */
const MAX_SEGMENTS = 5;

/**
 * Returns the path of a topic, decoded and without a trailing slash. Returns undefined if the path
 * is that of a fixed page, is outside the sections for topics, or is not valid in a URL. Never
 * throws.
 */
export function normalizeTopicPath(path: string): string | undefined {
  const segments = trimTail(path, '/')
    .split('/')
    .slice(1)
    .map((segment) => decodeText(segment, ''));
  const normalized = `/${segments.join('/')}`;
  const isUsable =
    path.startsWith('/') &&
    IN_AREA.test(normalized) &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(isPathSegment);
  return isUsable ? normalized : undefined;
}

/** URL-encodes the normalised path of a topic. Never throws. */
export function encodeTopicPath(path: string): string {
  return path.split('/').map(encodeText).join('/');
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
