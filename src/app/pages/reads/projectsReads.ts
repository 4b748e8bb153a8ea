import { PROJECT_CATEGORIES, projectCategoriesQuery } from '@/api/content/categories';
import { projectListRead } from '@/api/content/projectOpening';
import { siteQuery } from '@/api/content/siteContent';
import { isAllCategory } from '@/domain/category';
import { categoryPath, PATHS } from '@/domain/paths';
import type { PageReads } from '../../pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch, { category = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(projectListRead(category)),
  dispatch(projectCategoriesQuery.initiate()),
];

/** All projects, and those of each active category; without the categories all of them alone. */
export const paths: PageReads['paths'] = async ({ source }) => {
  const json = await source.read(PROJECT_CATEGORIES.path).catch(() => ({ categories: [] }));
  const active = PROJECT_CATEGORIES.parse(json).value.filter(
    (category) => category.isActive && !isAllCategory(category),
  );
  return [PATHS.projects, ...active.map((category) => categoryPath(category))];
};
