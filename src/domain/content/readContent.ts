import { parseAboutPage } from '../page/aboutSchema';
import type { Category } from '../category/schema';
import type { Content } from './contentModel';
import { normalizeContent } from './normalizeContent';
import { readEntities, type EntityKind } from './readEntities';
import { FILES } from '../links/contentPaths';
import {
  isContractFile,
  PRODUCT_SUMMARY_FIELDS,
  PROJECT_SUMMARY_FIELDS,
  type ContentFiles,
} from './files';
import { unreadableParts } from './unreadable';
import { FEATURED_KINDS, type Featurable, type FeaturedKind } from '../featured/featured';
import { fileReader, type FileReader } from './fileReader';
import { readSingleFileLists, uniqueById } from './singleFileLists';
import { featuredOf, resolvedCategory, withNamedCategory } from './serializeRecords';
import { parseHomePage } from '../page/homeSchema';
import { isHostileKey } from '../text/jsonObject';
import { unreadableAt, type Problem } from '../record/problem';
import type { Product } from '../product/schema';
import { productEntries, productSchema } from '../product/schema';
import { withMainImage } from '../product/product';
import { publicProducts } from '../product/publicProducts';
import type { Project } from '../project/schema';
import { projectEntries, projectSchema } from '../project/schema';
import { normalizeProjects } from '../project/normalizeProjects';
import { stripHostileKeys } from '../record/parseRecords';
import { parseServices, type Service } from '../service/schema';
import { parseSite } from '../site/schema';
import { parseRentalTerms } from '../prices/rentalTerms';

// See docs/behaviour/damaged-content.md.

function productKind(categories: readonly Category[]): EntityKind<Product> {
  return {
    kind: 'products',
    schema: productSchema,
    knownFields: Object.keys(productEntries),
    summaryFields: PRODUCT_SUMMARY_FIELDS,
    finish: (entries) =>
      publicProducts(entries).map((product) => ({
        ...product,
        category: resolvedCategory(product.category, categories),
      })),
  };
}

const projectKind = (categories: readonly Category[]): EntityKind<Project> => ({
  kind: 'projects',
  schema: projectSchema,
  knownFields: Object.keys(projectEntries),
  summaryFields: PROJECT_SUMMARY_FIELDS,
  finish: (entries) =>
    normalizeProjects(entries).map((project) =>
      withNamedCategory(withMainImage(project), categories),
    ),
});

function readServices(reader: FileReader, files: ContentFiles) {
  const read = (path: string) => {
    const file = reader.list(path, 'services');
    const found = file && reader.parse(path, () => parseServices(file, path));
    if (found) reader.reportDuplicates(path, 'services');
    return found;
  };
  const index = read(FILES.services);
  const chosenFile = read(FILES.featuredServices);
  // Only the index has an intro.
  if (chosenFile?.intro) {
    const { services: list } = files[FILES.featuredServices] as { services: unknown[] };
    reader.report([
      unreadableAt(
        FILES.featuredServices,
        'services[0]',
        { code: 'missing', field: 'id' },
        list[0],
      ),
    ]);
  }
  const featured = uniqueById(chosenFile?.services ?? []);
  const known = uniqueById(index?.services ?? []);
  const others = featured.filter(({ id }) => !known.some((service) => service.id === id));
  const chosen = new Set(featured.map(({ id }) => id));
  const services: Service[] = [...known, ...others].map((service) => ({
    ...service,
    isFeatured: service.isFeatured || chosen.has(service.id),
  }));
  return { intro: index?.intro, services, featured: [...chosen] };
}

/**
 * Returns the IDs of the featured records in display order.
 * @param orders the lists that have a file for their order
 */
function featuredIds(
  lists: Record<FeaturedKind, readonly Featurable[]>,
  orders: Partial<Record<FeaturedKind, string[]>>,
): Record<FeaturedKind, string[]> {
  const idsOf = (kind: FeaturedKind) =>
    featuredOf(lists[kind], orders[kind] ?? []).map(({ id }) => id);
  const entries = FEATURED_KINDS.map((kind) => [kind, idsOf(kind)] as const);
  return Object.fromEntries(entries) as Record<FeaturedKind, string[]>;
}

function readOther(reader: FileReader, files: ContentFiles, path: string): unknown {
  const { value, problems } = stripHostileKeys(files[path], path, '');
  // No page reads the file, and the back office does not know that it exists.
  reader.report(problems.map((problem) => ({ ...problem, level: 'warning' })));
  return value;
}

/** A content that was read from files. */
interface ReadContent {
  content: Content;
  problems: Problem[];
  /** Paths of files that have an invalid shape as a whole. */
  broken: string[];
}

/**
 * Reads the model of a content. Missing and broken files are problems and replaced by defaults.
 * Unreadable records and fields are left out and listed. Unknown fields and files are kept. The
 * inverse of compileContent: reading its output returns the same model. Never throws for JSON
 * values and never changes them.
 */
export function readContent(files: ContentFiles): ReadContent {
  const reader = fileReader(files);
  const paths = Object.keys(files);
  const plain = readSingleFileLists(reader);
  const { productCategories, projectCategories } = plain;
  const services = readServices(reader, files);
  const products = readEntities(reader, paths, productKind(productCategories), productCategories);
  const projects = readEntities(reader, paths, projectKind(projectCategories), projectCategories);
  const rental = reader.has(FILES.rental)
    ? reader.parse(FILES.rental, parseRentalTerms)
    : undefined;
  const others = paths.filter((path) => !isContractFile(path) && !isHostileKey(path));
  const lists = {
    services: services.services,
    products: products.records,
    projects: projects.records,
    ...plain,
  };
  const content: Content = {
    site: reader.parse(FILES.site, parseSite) ?? parseSite({ brand: {} }).value,
    home: reader.parse(FILES.home, parseHomePage) ?? parseHomePage({ hero: {} }).value,
    about: reader.parse(FILES.about, parseAboutPage) ?? parseAboutPage({ hero: {} }).value,
    ...(rental ? { rental } : {}),
    ...(services.intro ? { servicesIntro: services.intro } : {}),
    ...lists,
    featured: featuredIds(lists, {
      services: services.featured,
      products: products.featured,
      projects: projects.featured,
    }),
    summaryFields: { products: [], projects: [] },
    fileFields: Object.fromEntries(reader.fields),
    otherFiles: Object.fromEntries(others.map((path) => [path, readOther(reader, files, path)])),
  };
  const summaryFields = {
    products: [...products.summaryFields].sort(),
    projects: [...projects.summaryFields].sort(),
  };
  const whole = normalizeContent(content, files, reader, summaryFields);
  const parts = unreadableParts(files, reader.problems);
  return {
    content: parts.length > 0 ? { ...whole, unreadable: { parts, files } } : whole,
    problems: reader.problems,
    broken: [...reader.broken],
  };
}
