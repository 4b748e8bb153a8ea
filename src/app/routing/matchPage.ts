import { matchRoutes, type RouteObject } from 'react-router-dom';
import { normalPath } from '../prerender/pageData';
import { pageRoutes, topicRoute, type PageRoute } from './routes';

const table: RouteObject[] = pageRoutes.map(({ path }) => ({ id: path, path: `/${path}` }));

/** The page of a route's pattern; undefined for a pattern this build does not know. */
export function pageOf(pattern: string): PageRoute | undefined {
  return [...pageRoutes, topicRoute].find(({ path }) => path === pattern);
}

/**
 * The page that stands at a path of the site, with its parameters; null for none.
 * @param topicPaths the addresses of topics, which go ahead of the table
 */
export function matchPage(
  pathname: string,
  topicPaths: readonly string[],
): { route: PageRoute; params: Readonly<Record<string, string | undefined>> } | null {
  const address = normalPath(pathname);
  if (topicPaths.includes(address)) return { route: topicRoute, params: { address } };
  const match = matchRoutes(table, pathname)?.at(-1);
  const route = pageRoutes.find(({ path }) => path === match?.route.id);
  return match && route ? { route, params: match.params } : null;
}
