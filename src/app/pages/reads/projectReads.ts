import { projectQuery } from '@/api/content/projectLookup';
import { PROJECT_INDEX_FILE } from '@/api/content/projects';
import { siteQuery } from '@/api/content/siteContent';
import { projectPath } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export const isHeavy = true;

export const reads: PageReads['reads'] = (dispatch, { id = '' }) => [
  dispatch(siteQuery.initiate()),
  dispatch(projectQuery.initiate(id)),
];

export const paths: PageReads['paths'] = async ({ source }) => {
  // If the index cannot be read, there are no project pages, and the other pages are still written.
  const json = await source.read(PROJECT_INDEX_FILE.path).catch(() => ({ projects: [] }));
  return PROJECT_INDEX_FILE.parse(json).value.map((project) => projectPath(project));
};
