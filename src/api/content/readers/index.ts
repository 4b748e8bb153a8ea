import {
  isCurrent,
  withTurnaround,
  type Availability,
  highestHeld,
  holdsByProduct,
} from '@/domain/availability/availability';
import { dayAt, parseRentalDates, type RentalDates } from '@/domain/availability/day';
import { categoryOf, toCategoryRef } from '@/domain/category/category';
import type { Category, CategoryRef } from '@/domain/category/schema';
import { FILES, type OptionalFile } from '@/domain/links/contentPaths';
import { PATHS } from '@/domain/links/paths';
import { findProduct, findProject } from '@/domain/listing/lookup';
import { relatedProducts, relatedProjects } from '@/domain/listing/related';
import { cardSlug } from '@/domain/page/pages';
import type { RentalTerms } from '@/domain/prices/rentalTerms';
import type { ProductContents } from '@/domain/product/listProducts';
import { productFile } from '@/domain/product/product';
import {
  type ProductListItem,
  toListItem,
  unpackProductList,
} from '@/domain/product/productListItem';
import { resolveProduct, type Product, type ProductSummary } from '@/domain/product/schema';
import { projectCategoryRefs, projectFiles } from '@/domain/project/project';
import { resolveProject, type Project, type ProjectSummary } from '@/domain/project/schema';
import { serviceSlugs } from '@/domain/service/service';
import type { Topic } from '@/domain/topic/schema';
import { findTopic, listTopicPaths } from '@/domain/topic/topic';
import type { ReadContentFile, ContentDeps } from '../contentDeps';
import type { ContentFailure } from '../contentSource';

export type * as parsersModule from './parsers';

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

/** Reads the paths of all topics: none without the file. @throws ContentFailure if it cannot be read */
export async function loadTopicPaths(_arg: void, read: ReadContentFile): Promise<string[]> {
  const topics = await read('topics').catch((error: ContentFailure) => {
    if (error.isMissing) return [];
    throw error;
  });
  const mayConflict = topics.some(({ path }) => /^\/(?:about|services)\//.test(path));
  return listTopicPaths(topics, mayConflict ? await readReservedPaths(read) : new Set());
}

/** Whether an optional file exists, as far as that is known before it is read. */
async function mayExist(file: OptionalFile, { source }: ContentDeps): Promise<boolean> {
  return (await source.optionalFiles?.())?.includes(file) ?? true;
}

/** Null if there is no file. @throws ContentFailure if it cannot be read */
export async function loadRentalTerms(
  _arg: void,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<RentalTerms | null> {
  return (await mayExist(FILES.rental, deps)) ? read('rentalFile') : null;
}

/** Null if the time is missing, over a day ahead or 14 days old, or the days between unknown. @throws ContentFailure */
export async function loadAvailability(
  _arg: void,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<Availability | null> {
  if (!(await mayExist(FILES.availability, deps))) return null;
  const [availability, terms] = await Promise.all([
    read('availabilityFile'),
    loadRentalTerms(undefined, read, deps),
  ]);
  if (!isCurrent(availability.updatedAt, Date.now())) return null;
  const { daysBetween, sameDay } = terms ?? {};
  if (daysBetween === 'unknown') return null;
  const { holds, ...rest } = availability;
  return { ...rest, holds: withTurnaround(holds, { daysBetween, sameDay }) };
}

export interface AvailabilityOn {
  /** When it was published, ISO 8601. */
  updatedAt: string;
  /** Highest quantity on any one of the days, by product ID. Products without holds are left out. */
  held: Record<string, number>;
  unknownProducts: readonly string[];
}

/** Reads the availability on rental dates. Null if it is not current or the dates are not valid. @throws ContentFailure */
export async function loadAvailabilityOn(
  dates: RentalDates,
  read: ReadContentFile,
  deps: ContentDeps,
): Promise<AvailabilityOn | null> {
  const availability = await loadAvailability(undefined, read, deps);
  if (!availability || !parseRentalDates(dates, dayAt(Date.now()))) return null;
  const { updatedAt, holds, unknownProducts } = availability;
  const groups = [...holdsByProduct(holds)];
  return {
    updatedAt,
    held: Object.fromEntries(groups.map(([id, own]) => [id, highestHeld(own, dates)])),
    unknownProducts,
  };
}

/** What the build has written about all products, if anything. It takes less than the content files. */
interface Built {
  built?: unknown;
}

export async function loadProductList(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<ProductListItem[]> {
  return unpackProductList(built) ?? read('productIndex');
}

/** A product whose file cannot be read is left out. @throws ContentFailure if the index cannot be read */
async function readRecords(read: ReadContentFile): Promise<Product[]> {
  const index = await read('productIndex');
  const categories = await read('productCategories').catch(() => []);
  const fileOf = new Map(index.map((item) => [item.id, productFile(item.category, categories)]));
  const records = new Map<string, Product>();
  const missing = new Set<string | undefined>();
  await Promise.all(
    [...new Set(fileOf.values())].map(async (path) => {
      const list = await read('productsOf', path).catch(() => void missing.add(path));
      for (const record of list ?? []) if (!records.has(record.id)) records.set(record.id, record);
    }),
  );
  const known = index.filter(({ id }) => records.has(id) || !missing.has(fileOf.get(id)));
  return known.map((item) => {
    const record = records.get(item.id);
    return resolveProduct(item, record ? [record] : []);
  });
}

/** Reads the number of units of every product, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductStocks(
  _arg: void,
  read: ReadContentFile,
): Promise<Record<string, Product['stock']>> {
  return Object.fromEntries((await readRecords(read)).map(({ id, stock }) => [id, stock]));
}

export type NeededProducts = Readonly<Record<string, readonly ProductListItem[]>>;

/** Products of the store that each one needs, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadNeededProducts(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<NeededProducts> {
  if (built) return built as NeededProducts;
  const records = await readRecords(read);
  const listed = new Map(records.map((record) => [record.id, toListItem(record)]));
  const found = records.map(({ id, needs = [] }) => {
    const items = [...new Set(needs)].flatMap((needed) => listed.get(needed) ?? []);
    return [id, items] as const;
  });
  return Object.fromEntries(found.filter(([, items]) => items.length > 0));
}

/** Reads what comes with each product, by product ID. @throws ContentFailure if the index cannot be read */
export async function loadProductContents(
  _arg: void,
  read: ReadContentFile,
  { built }: Built,
): Promise<ProductContents> {
  if (built) return built as ProductContents;
  const records = await readRecords(read);
  const kits = records.filter(({ included }) => included.length > 0);
  return Object.fromEntries(kits.map(({ id, included }) => [id, included]));
}
