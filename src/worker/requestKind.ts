import { isUnder, PATHS } from '@/domain/links/paths';
import { VERSION_URL } from '@/domain/links/versionUrl';

/**
 * How a request is answered:
 * - `live`: by the network only, as without a worker
 * - `preview`: a page of the live preview, by the network, or a message
 * - `page`, `office`: a page of the site or of the back office, by the network, after 3 s by the saved copy
 * - `content`: data of pages and content files, in the same way
 * - `asset`: a script or font, whose name changes with its content: by the saved copy
 * - `picture`: an image whose name changes with its content: by the saved copy
 * - `original`: an image under a lasting name: by the saved copy, which is renewed in the background
 */
export type RequestKind =
  'live' | 'preview' | 'page' | 'office' | 'content' | 'asset' | 'picture' | 'original';

export interface RequestInfo {
  url: string;
  method: string;
  mode: string;
  cache: string;
  /** URL of the page that makes the request, '' if it is not known. */
  referrer: string;
}

const VARIANT = /^(\/media\/.+-)\d+(-[0-9a-f]{8}\.)(?:avif|webp)$/;
const IMAGE = /^\/media\/.+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const CONTENT = /^\/data\/.+\.json$|\.data\.json$|^\/media\/manifest\.json$/;
const ASSET = /^\/(?:assets|fonts)\//;
/** Never answered from a copy: what the website shows now, and publishing. */
const isLive = (pathname: string) => pathname === VERSION_URL || pathname.startsWith('/api/');

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}

function fileKind(pathname: string): RequestKind {
  if (VARIANT.test(pathname)) return 'picture';
  if (IMAGE.test(pathname)) return 'original';
  return CONTENT.test(pathname) ? 'content' : 'live';
}

/** `no-store` asks what the website shows now, so no copy answers it. @param origin of the site */
export function requestKind(request: RequestInfo, origin: string): RequestKind {
  const url = new URL(request.url);
  const { pathname } = url;
  const isReading = request.method === 'GET' && request.cache !== 'no-store';
  if (url.origin !== origin || !isReading || isLive(pathname)) return 'live';
  if (request.mode === 'navigate') {
    if (isUnder(pathname, PATHS.preview)) return 'preview';
    return isUnder(pathname, PATHS.admin) ? 'office' : 'page';
  }
  if (ASSET.test(pathname)) return 'asset';
  return isUnder(pathOf(request.referrer), PATHS.preview) ? 'live' : fileKind(pathname);
}

export function isSamePicture(pathname: string, other: string): boolean {
  const [path, ...own] = VARIANT.exec(pathname) ?? [];
  const [, ...others] = VARIANT.exec(other) ?? [];
  return path !== undefined && own.join() === others.join();
}
