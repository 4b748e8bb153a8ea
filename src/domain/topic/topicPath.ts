import { trimTail } from '../text/cutText';
import { encodeText } from '../links/paths';
import { isPathSegment } from '../text/slug';

/** Areas whose addresses topics may take; the pages of the areas themselves are fixed. */
const IN_AREA = /^\/(?:store|about|services|projects(?!\/category\/))\//;

/** Segments below the site's root at most, so that a path always makes a file name. */
const MAX_SEGMENTS = 5;

function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/**
 * The address at which a topic with this path may stand, decoded and without a last slash; undefined where it would
 * shadow a fixed page, lies outside the areas, or cannot be a URL; never throws (decisions.md, Footer destinations).
 */
export function normalizeTopicPath(path: string): string | undefined {
  const segments = trimTail(path, '/').split('/').slice(1).map(decodedSegment);
  const address = `/${segments.join('/')}`;
  const isUsable =
    path.startsWith('/') &&
    IN_AREA.test(address) &&
    segments.length <= MAX_SEGMENTS &&
    segments.every(isPathSegment);
  return isUsable ? address : undefined;
}

/** An address of a topic as it stands in a URL; never throws. */
export function encodeTopicPath(address: string): string {
  return address.split('/').map(encodeText).join('/');
}
