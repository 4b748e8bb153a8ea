import { categoryPath, PATHS } from '@/domain/links/paths';

const PROJECT_CATEGORIES = categoryPath({ slug: '' });

/** Returns a key that is equal for paths of the same page: the project list is one page for all categories. */
export function pageKey(pathname: string): string {
  return pathname.startsWith(PROJECT_CATEGORIES) ? PATHS.projects : pathname;
}
