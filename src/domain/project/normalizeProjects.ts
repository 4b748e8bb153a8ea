import { withFeaturedFlag } from '../product/product';
import { withSlugs } from '../text/slug';

interface RawProject {
  id: string;
  title?: string | undefined;
  name?: string | undefined;
  slug?: string | undefined;
  image?: string | undefined;
  thumbnail?: string | undefined;
  coverImage?: string | undefined;
  category?: string | string[] | undefined;
  isFeatured?: boolean | undefined;
  is_featured?: boolean | undefined;
}

function categoryNames(category: string | string[] | undefined): string[] {
  const names = typeof category === 'string' ? [category] : (category ?? []);
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/**
 * Adds slug, list of categories and default title to projects. Other fields are unchanged.
 * @param isPart whether the list is only a part of all projects
 */
export function normalizeProjects<T extends RawProject>(records: T[], isPart = false) {
  const titleOf = ({ title, name }: T) => title?.trim() || name?.trim() || '';
  return withSlugs(records, isPart ? undefined : titleOf).map((entry) => ({
    ...withFeaturedFlag(entry),
    title: titleOf(entry) || 'Untitled Project',
    image: [entry.image, entry.thumbnail, entry.coverImage].find((path) => path?.trim()) ?? '',
    category: categoryNames(entry.category),
  }));
}
