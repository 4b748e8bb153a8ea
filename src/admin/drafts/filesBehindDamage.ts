import { UNCATEGORIZED } from '@/domain/category/category';
import type { ContentFiles } from '@/domain/content/content';
import { entriesIn } from '@/domain/content/files';
import { isJsonObject } from '@/domain/text/jsonObject';
import { isPathSegment } from '@/domain/text/slug';

/**
 * Files that only entries which cannot be read speak of: those of their categories, and that of the uncategorized ones.
 * @param readable how many entries of the index can be read
 */
export function filesBehindDamage(
  files: ContentFiles,
  kind: 'products' | 'projects',
  readable: number,
): string[] {
  const slugs = entriesIn(files[`categories/${kind}/index.json`], 'categories').flatMap((entry) =>
    isJsonObject(entry) && typeof entry.slug === 'string' && isPathSegment(entry.slug)
      ? [entry.slug]
      : [],
  );
  const isWhole = entriesIn(files[`${kind}/index.json`], kind).length === readable;
  return [...slugs, ...(isWhole ? [] : [UNCATEGORIZED.slug])].map(
    (slug) => `${kind}/by-category/${slug}.json`,
  );
}
