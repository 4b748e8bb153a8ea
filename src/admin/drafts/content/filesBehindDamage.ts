import { UNCATEGORIZED } from '@/domain/category/category';
import type { ContentFiles } from '@/domain/content/content';
import { entriesIn } from '@/domain/content/files';
import { isJsonObject } from '@/domain/text/jsonObject';
import { isPathSegment } from '@/domain/text/slug';

/**
 * Returns the files that only unreadable entries refer to: those of their categories, and the file of the uncategorized
 * records.
 * @param readable number of readable entries of the index
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
