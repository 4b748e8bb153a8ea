import { ABOUT_PAGE_FILE } from '@/api/content/aboutContent';
import { readContentFile } from '@/api/content/contentApi';
import { cardSlug } from '@/domain/page/aboutPage';
import { aboutCardPath } from '@/domain/links/paths';
import type { PageReads } from '../../routing/pageReads';

export { reads } from './aboutReads';

export const paths: PageReads['paths'] = async (tools) => {
  // Without the about page it has no cards; the rest of the site is still written.
  const about = await readContentFile(ABOUT_PAGE_FILE, tools).catch(() => undefined);
  const slugs = (about?.cards ?? []).map(cardSlug).filter(Boolean);
  return slugs.map(aboutCardPath);
};
