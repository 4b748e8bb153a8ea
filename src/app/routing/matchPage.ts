import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageQuery } from '@/api/content/pageData';
import { normalPath } from '@/domain/links/paths';
import type { PictureManifest } from '@/ui/media/pictureVariants';
import { pageRoutes, topicRoute, type PageRoute } from './routes';

const table: RouteObject[] = pageRoutes.map(({ path }) => ({ id: path, path: `/${path}` }));

/** Returns the page of a route pattern. Undefined if this build does not have the pattern. */
export function pageOf(pattern: string): PageRoute | undefined {
  return [...pageRoutes, topicRoute].find(({ path }) => path === pattern);
}

export interface MatchedPage {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** Finds the page at a path. `topicPaths` take precedence over the route table. */
export function matchPage(pathname: string, topicPaths: readonly string[]): MatchedPage | null {
  const address = normalPath(pathname);
  if (topicPaths.includes(address)) return { route: topicRoute, params: { address } };
  const match = matchRoutes(table, pathname)?.at(-1);
  const route = pageRoutes.find(({ path }) => path === match?.route.id);
  return match && route ? { route, params: match.params } : null;
}

/** Data block of a prerendered page, from which its HTML was rendered. */
export interface PageData {
  /** The path the HTML was rendered for. For any other path, the application mounts into an empty root. */
  path: string;
  /** The page that was rendered, by its route's pattern. */
  route: string;
  queries: PageQuery[];
  pictures: PictureManifest;
  topics: readonly string[];
}

/** Returns the results of queries from which a page is rendered. */
export const resultsOf = ({
  queries,
  topics,
}: Pick<PageData, 'queries' | 'topics'>): PageQuery[] => [
  ...queries,
  { endpointName: 'topicPaths', arg: undefined, value: topics },
];

const PAGE_DATA_ID = 'page-data';

/** The page's data block, or null where the HTML is an empty shell or was tampered with. */
export function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as PageData;
  } catch {
    return null;
  }
}
