import type { ContentDeps } from '@/api/content/contentDeps';
import { documentSource, publishedSource } from '@/api/content/documentSource';
import { pageDataReader } from '@/api/content/pageData';
import { isUnder, PATHS } from '@/domain/links/paths';
import { importWithRetry } from '@/ui/lazy/importWithRetry';

/** Data files of prerendered pages, which this visit has loaded. */
export const pageDataFiles = pageDataReader(() => {
  const { pathname } = window.location;
  // The back office is not prerendered.
  return isUnder(pathname, PATHS.admin) ? undefined : pathname;
});

/** How the browser loads content. */
export const clientDeps: ContentDeps = {
  source: documentSource(),
  published: publishedSource(),
  // The development server has no prerendered pages.
  ...(import.meta.env.PROD && { pageData: pageDataFiles }),
  loadParsers: () => importWithRetry(() => import('@/api/content/readers/parsers')),
  loadReaders: () => importWithRetry(() => import('@/api/content/readers')),
  randomFor: () => Math.random,
  report: (problems) => {
    for (const { file, path, message } of problems) console.warn(`${file} ${path}: ${message}`);
  },
};
