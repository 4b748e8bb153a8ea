import { matchRoutes, type RouteObject } from 'react-router-dom';
import { pageRoutes, type PageRoute } from './routes';

const table: RouteObject[] = pageRoutes.map(({ path }) => ({ id: path, path: `/${path}` }));

/** The page that stands at a path of the site, with its parameters; null for none. */
export function matchPage(
  pathname: string,
): { route: PageRoute; params: Readonly<Record<string, string | undefined>> } | null {
  const match = matchRoutes(table, pathname)?.at(-1);
  const route = pageRoutes.find(({ path }) => path === match?.route.id);
  return match && route ? { route, params: match.params } : null;
}
