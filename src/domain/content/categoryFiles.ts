import { parseCategories, type Category } from '../category/schema';
import { FILES } from '../links/contentPaths';
import { parseProductIndex } from '../product/schema';
import { productFile } from '../product/product';
import { parseProjectIndex } from '../project/schema';
import { projectFiles } from '../project/project';
import { isByCategoryFile, type ContentFiles } from './files';
import { filesBehindDamage, filesOfLostRecords } from './filesBehindDamage';

/** Returns the list of a file; empty if the file is missing or broken, which is reported elsewhere. */
function listOf<T>(parse: () => { value: T[] }): T[] {
  try {
    return parse().value;
  } catch {
    return [];
  }
}

/** Returns the by-category files that the indexes and categories refer to. Never throws. */
export function categoryFiles(files: ContentFiles): string[] {
  const categoriesOf = (path: string): Category[] =>
    listOf(() => parseCategories(files[path], path));
  const product = categoriesOf(FILES.productCategories);
  const project = categoriesOf(FILES.projectCategories);
  const products = listOf(() => parseProductIndex(files[FILES.products]));
  const projects = listOf(() => parseProjectIndex(files[FILES.projects]));
  return [
    ...new Set([
      ...product.map(({ slug }) => `products/by-category/${slug}.json`),
      ...products.map(({ category }) => productFile(category, product)),
      ...project.map(({ slug }) => `projects/by-category/${slug}.json`),
      ...projects.flatMap((entry) => projectFiles(entry, project)),
      ...filesBehindDamage(files, 'products', products.length),
      ...filesBehindDamage(files, 'projects', projects.length),
    ]),
  ];
}

/**
 * Returns the by-category files that the back office loads: those that the indexes and categories refer to, and those
 * that may contain the other records of an index. Never throws.
 */
export function usedCategoryFiles(files: ContentFiles): string[] {
  const first = categoryFiles(files);
  const isKnown = (path: string) => !isByCategoryFile(path) || first.includes(path);
  const known = Object.fromEntries(Object.entries(files).filter(([path]) => isKnown(path)));
  const kinds = ['products', 'projects'] as const;
  return [...first, ...kinds.flatMap((kind) => filesOfLostRecords(known, kind))];
}
