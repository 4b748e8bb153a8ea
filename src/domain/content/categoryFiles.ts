import { isJsonObject } from '../text/jsonObject';
import { isPathSegment } from '../text/slug';
import { entriesIn, type ContentFiles } from './files';
import { rowOf, readRaw } from './lists';
import { filesOfRecord, readCategories } from './readContent';

/**
 * Returns the by-category files that the website uses: those of categories, also of those that cannot be read, and those
 * of the records in the indexes. Never throws.
 */
export function categoryFiles(files: ContentFiles): string[] {
  const paths = (['products', 'projects'] as const).flatMap((name) => {
    const kind = rowOf(name);
    const { file, key } = rowOf(kind.categories ?? name);
    const raw = entriesIn(files[file], key).filter(isJsonObject);
    const slugs = raw.flatMap(({ slug }) =>
      typeof slug === 'string' && isPathSegment(slug) ? [slug] : [],
    );
    const categories = readCategories(files, kind.categories ?? 'productCategories');
    return [
      ...[...slugs, ...categories.map(({ slug }) => slug)].map(
        (slug) => `${name}/by-category/${slug}.json`,
      ),
      ...entriesIn(files[kind.file], kind.key).flatMap((entry) => {
        const record = readRaw(kind, entry, categories);
        return record ? filesOfRecord(name, record as never, categories) : [];
      }),
    ];
  });
  return [...new Set(paths)];
}
