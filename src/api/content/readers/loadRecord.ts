import { categoryOf, toCategoryRef } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import { PATHS } from '@/domain/links/paths';
import {
  findProduct,
  findProject,
  relatedProducts,
  relatedProjects,
} from '@/domain/listing/lookup';
import { cardSlug } from '@/domain/page/pages';
import { productFile } from '@/domain/product/product';
import type { ProductListItem } from '@/domain/product/productList';
import { resolveProduct, type Product, type ProductSummary } from '@/domain/product/schema';
import { projectCategoryRefs, projectFiles } from '@/domain/project/project';
import { resolveProject, type Project, type ProjectSummary } from '@/domain/project/schema';
import { serviceSlugs } from '@/domain/service/service';
import type { Topic } from '@/domain/topic/schema';
import { findTopic, listTopicPaths } from '@/domain/topic/topic';
import type { ReadContentFile } from '../contentDeps';

export interface ProductView {
  product: Product | null;
  related: ProductListItem[];
  goesWith: ProductListItem[];
}

/** Finds an ID or slug. Without a readable record: the summary. @throws ContentFailure if the index cannot be read */
export async function loadProduct(
  param: string,
  read: ReadContentFile,
  { randomFor }: { randomFor: (seed: string) => () => number },
): Promise<ProductView> {
  const index = await read('productIndex');
  const summary = findProduct(index, param);
  if (!summary) return { product: null, related: [], goesWith: [] };
  const categories = await read('productCategories').catch(() => undefined);
  // Without the categories, the slug of its own one is the name of the file.
  const path = categories
    ? productFile(summary.category, categories)
    : `products/by-category/${summary.category.slug}.json`;
  const records = await read('productsOf', path).catch((error: unknown) => {
    if (categories) throw error;
    return [];
  });
  /** Adds ID, name and slug of its category, if that is known. */
  const withCategory = <T extends ProductSummary>(entry: T): T => {
    const { id, name, slug } = categoryOf(entry.category, categories ?? []) ?? entry.category;
    return { ...entry, category: { ...entry.category, ...(id && { id }), name, slug } };
  };
  const product = withCategory(resolveProduct(summary, records));
  const keyOf = ({ category }: ProductSummary) =>
    (categoryOf(category, categories ?? []) ?? category).slug;
  const others = new Set(product.goesWith);
  others.delete(product.id);
  return {
    product,
    goesWith: [...others]
      .flatMap((id) => index.find((other) => other.id === id) ?? [])
      .map(withCategory),
    related: relatedProducts(index, summary, randomFor(summary.id), keyOf).map(withCategory),
  };
}

export interface ProjectView {
  project: Project | null;
  categories: CategoryRef[];
  related: ProjectSummary[];
  /** Whether the record could not be read, so that only the values of the index are shown. */
  isPartial: boolean;
}

const NOTHING: ProjectView = { project: null, categories: [], related: [], isPartial: false };

function namedCategories({ category }: ProjectSummary): Category[] {
  return category.map((name) => ({ ...toCategoryRef(name), id: name, isActive: true }));
}

/** Reads the record of a project from the first readable file of its categories that includes it. */
async function readRecord(
  summary: ProjectSummary,
  categories: readonly Category[],
  read: ReadContentFile,
): Promise<{ project: Project; isPartial: boolean }> {
  let isPartial = false;
  for (const path of projectFiles(summary, categories)) {
    try {
      // Files are read one after another: the first one usually includes the record.
      const records = await read('projectsOf', path);
      if (records.some(({ id }) => id === summary.id))
        return { project: resolveProject(summary, records), isPartial: false };
    } catch {
      isPartial = true;
    }
  }
  return { project: resolveProject(summary, []), isPartial };
}

/** Finds ID, slug or title. Without a readable record: summary. @throws ContentFailure if the index cannot be read */
export async function loadProject(param: string, read: ReadContentFile): Promise<ProjectView> {
  const index = await read('projectIndex');
  const summary = findProject(index, param);
  if (!summary) return NOTHING;
  const known = await read('projectCategories').catch(() => namedCategories(summary));
  const { project, isPartial } = await readRecord(summary, known, read);
  const refsOf = (entry: Parameters<typeof projectCategoryRefs>[0]) =>
    projectCategoryRefs(entry, known);
  const related = relatedProjects(index, project, (entry) => refsOf(entry).map(({ slug }) => slug));
  return {
    project,
    categories: refsOf(project),
    related: related.map((entry) => ({
      ...entry,
      category: refsOf(entry).map(({ name }) => name),
    })),
    isPartial,
  };
}

export async function loadTopic(path: string, read: ReadContentFile): Promise<Topic | null> {
  return findTopic(await read('topics'), path) ?? null;
}

/** The paths of about cards and services, which take precedence over topics. A file that cannot be read reserves none. */
async function readReservedPaths(read: ReadContentFile): Promise<Set<string>> {
  const [cards, services] = await Promise.all([
    read('aboutPage').then(
      (about) => about.cards.map((card) => `${PATHS.about}/${cardSlug(card)}`),
      () => [],
    ),
    read('services').then(
      (list) => list.services.flatMap(serviceSlugs).map((slug) => `${PATHS.services}/${slug}`),
      () => [],
    ),
  ]);
  return new Set([...cards, ...services]);
}

/** Reads the paths of all topics. The file is optional: if it cannot be read there are no topics. Never throws. */
export async function loadTopicPaths(_arg: void, read: ReadContentFile): Promise<string[]> {
  const topics = await read('topics').catch(() => []);
  const mayConflict = topics.some(({ path }) => /^\/(?:about|services)\//.test(path));
  return listTopicPaths(topics, mayConflict ? await readReservedPaths(read) : new Set());
}
