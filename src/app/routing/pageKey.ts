import { categoryPath, PATHS } from '@/domain/links/paths';

const PROJECT_CATEGORIES = categoryPath({ slug: '' });

/**
 * Which page stands at a path, as the visitor sees it: the list of projects is one page, whatever
 * category of it is chosen; any other path is a page of its own.
 */
export function pageKey(pathname: string): string {
  return pathname.startsWith(PROJECT_CATEGORIES) ? PATHS.projects : pathname;
}
