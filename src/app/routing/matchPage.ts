import { matchRoutes, type RouteObject } from 'react-router-dom';
import { normalPath } from '@/domain/links/normalPath';
import { pageRoutes, topicRoute, type PageRoute } from './routes';

const table: RouteObject[] = pageRoutes.map(({ path }) => ({ id: path, path: `/${path}` }));

/** Returns the page of a route pattern. Undefined if this build does not have the pattern. */
export function pageOf(pattern: string): PageRoute | undefined {
  return [...pageRoutes, topicRoute].find(({ path }) => path === pattern);
}

/** A page and the parameters of its path. */
export interface MatchedPage {
  route: PageRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds the page at a path, with its parameters.
 * @param topicPaths paths of topics, which take precedence over the route table
 */
export function matchPage(pathname: string, topicPaths: readonly string[]): MatchedPage | null {
  const address = normalPath(pathname);
  if (topicPaths.includes(address)) return { route: topicRoute, params: { address } };
  const match = matchRoutes(table, pathname)?.at(-1);
  const route = pageRoutes.find(({ path }) => path === match?.route.id);
  return match && route ? { route, params: match.params } : null;
}
