import { ABOUT_PAGE } from '@/api/content/aboutContent';
import { readFile } from '@/api/content/contentApi';
import { cardSlug } from '@/domain/aboutPage';
import { aboutCardPath } from '@/domain/paths';
import type { PageReads } from '../../pageReads';

export { reads } from './aboutReads';

export const paths: PageReads['paths'] = async (tools) => {
  // Without the about page it has no cards; the rest of the site is still written.
  const about = await readFile(ABOUT_PAGE, tools).catch(() => undefined);
  const slugs = (about?.cards ?? []).map(cardSlug).filter(Boolean);
  return slugs.map(aboutCardPath);
};
