import { PROJECT_CATEGORIES_FILE, projectCategoriesQuery } from '@/api/content/categories';
import { loadProjectsPage } from '@/api/content/projectsFirstPage';
import { siteQuery } from '@/api/content/siteContent';
import { isAllCategory } from '@/domain/category/category';
import { categoryPath, PATHS } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch, { category = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(loadProjectsPage(category)),
  dispatch(projectCategoriesQuery.initiate()),
];

/** Returns the path of all projects and of each active category. */
export const paths: PageReads['paths'] = async ({ source }) => {
  const json = await source.read(PROJECT_CATEGORIES_FILE.path).catch(() => ({ categories: [] }));
  const active = PROJECT_CATEGORIES_FILE.parse(json).value.filter(
    (category) => category.isActive && !isAllCategory(category),
  );
  return [PATHS.projects, ...active.map((category) => categoryPath(category))];
};
