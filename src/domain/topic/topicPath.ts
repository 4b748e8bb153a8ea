import { trimTail } from '../text/cutText';
import { decodeText, encodeText } from '../links/paths';
import { isPathSegment } from '../text/slug';

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
