import { decodeText, encodeText } from '../links/paths';
import { trimTail } from '../text/cleanText';
import { isPathSegment } from '../text/slug';
import type { Topic } from './schema';

/** Sections of the site in which topics can be. The pages of the sections themselves are fixed. */
const IN_AREA = /^\/(?:store|about|services|projects(?!\/category\/))\//;

/** Maximum number of segments, so that every path is a valid file name. */
const MAX_SEGMENTS = 5;

/** Decoded, without a trailing slash. Undefined for fixed pages, other sections and invalid URLs. Never throws. */
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

export function encodeTopicPath(path: string): string {
  return path.split('/').map(encodeText).join('/');
}

/** With or without a trailing slash. */
export function findTopic(topics: readonly Topic[], path: string): Topic | undefined {
  const normalized = normalizeTopicPath(path);
  return normalized === undefined
    ? undefined
    : topics.find((topic) => normalizeTopicPath(topic.path) === normalized);
}

/** Each once. @param taken paths of cards and services, which take precedence */
export function listTopicPaths(topics: readonly Topic[], taken: ReadonlySet<string>): string[] {
  const all = topics.flatMap(({ path }) => normalizeTopicPath(path) ?? []);
  return [...new Set(all)].filter((path) => !taken.has(path));
}

export function topicTitle(topic: Pick<Topic, 'title'>): string {
  return topic.title.trim() || 'Untitled';
}
