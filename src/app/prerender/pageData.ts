import type { PictureManifest } from '@/ui/media/pictureVariants';

/** Query of a prerendered page: endpoint, argument and parsed content. */
export interface PageQuery {
  /** Cache key of the query. */
  key: string;
  endpointName: string;
  arg: unknown;
  value: unknown;
}

/** Data block of a prerendered page, from which its HTML was rendered. */
export interface PageData {
  /** Path that the HTML was rendered for. Other paths are not hydrated but rendered again. */
  path: string;
  /** Route pattern of the page. */
  route: string;
  queries: PageQuery[];
  pictures: PictureManifest;
  /** Set if the catalogue is too large to be prefetched. */
  isLarge?: boolean;
  /** Paths of topics (see `TopicSwitch`). */
  topics: readonly string[];
}

export const PAGE_DATA_ID = 'page-data';

/**
 * Returns the data block of the page. Null if the HTML is an empty shell or the block is invalid.
 */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as PageData;
  } catch {
    return null;
  }
}

/** Returns a path without trailing slashes, and decoded if possible. */
export function normalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  try {
    return decodeURI(trimmed) || '/';
  } catch {
    return trimmed || '/';
  }
}
