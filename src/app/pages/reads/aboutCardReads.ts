import { ABOUT_PAGE_FILE } from '@/api/content/aboutContent';
import { readContentFile } from '@/api/content/contentApi';
import { cardSlug } from '@/domain/page/aboutPage';
import { aboutCardPath } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export { reads } from './aboutReads';

export const paths: PageReads['paths'] = async (deps) => {
  // If the about page cannot be read, there are no card pages, and the other pages are still
  // written.
  const about = await readContentFile(ABOUT_PAGE_FILE, deps).catch(() => undefined);
  const slugs = (about?.cards ?? []).map(cardSlug).filter(Boolean);
  return slugs.map(aboutCardPath);
};
