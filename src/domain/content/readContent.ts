import { isAllCategory, UNCATEGORIZED } from '../category/category';
import type { Category } from '../category/schema';
import type { FeaturedKind } from '../featured/featured';
import { FILES } from '../links/contentPaths';
import { parseAboutPage } from '../page/aboutSchema';
import { parseHomePage } from '../page/homeSchema';
import { parseRentalTerms } from '../prices/rentalTerms';
import { productFile } from '../product/product';
import type { Product } from '../product/schema';
import { projectFiles } from '../project/project';
import type { Project } from '../project/schema';
import { withDerivedIds } from '../record/derivedIds';
import {
  parseEntries,
  parseFileObject,
  parseRecords,
  requireList,
  stripHostileKeys,
} from '../record/parseRecords';
import {
  errorAt,
  ShapeError,
  unreadableAt,
  warningAt,
  type Parsed,
  type Problem,
} from '../record/problem';
import { isIntro, servicesIntroSchema } from '../service/schema';
import { parseSite } from '../site/schema';
import { isJsonObject, withoutHostileKeys, type JsonObject } from '../text/jsonObject';
import { isPathSegment } from '../text/slug';
import {
  byCategoryPath,
  entriesIn,
  isByCategoryFile,
  isContractFile,
  type ContentFiles,
} from './files';
import {
  formsOf,
  LISTS,
  readRaw,
  rowOf,
  type FiledName,
  type ListKind,
  type ListName,
  type ListRecords,
} from './lists';
import type { Content } from './contentModel';

// See docs/behaviour/damaged-content.md.

/** The readable entries of a list by ID: without what cannot be read, and as the schema returns them. */
type Entries<T> = Map<string, { input: JsonObject; output: T }>;

/** Reads files and collects their problems. Its methods never throw. */
function fileReader(files: ContentFiles) {
  const problems: Problem[] = [];
  const has = (path: string) => Object.hasOwn(files, path) && files[path] !== undefined;
  /** Parses a file. Returns undefined and reports a problem if it is missing or has the wrong shape. */
  function parse<T>(path: string, parser: (json: unknown, path: string) => Parsed<T>) {
    if (!has(path)) {
      problems.push(errorAt(path, '', 'This file is missing. Add it.'));
      return undefined;
    }
    try {
      const parsed = parser(files[path], path);
      problems.push(...parsed.problems);
      return parsed.value;
    } catch (error) {
      if (!(error instanceof ShapeError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  }
  /** Returns the first readable entry of each ID. The others are reported. */
  function entries<T extends { id: string }>(path: string, kind: ListKind<T>): Entries<T> {
    const found: Entries<T> = new Map();
    const file = parse(path, (json) => {
      const { [kind.key]: list } = parseFileObject(json, path, [kind.key]);
      requireList(list, path, kind.key);
      return stripHostileKeys(json, path, '') as Parsed<JsonObject>;
    });
    const all = entriesIn(file, kind.key);
    const start = path === FILES.services && isIntro(all[0]) ? 1 : 0;
    const identified = kind.idField === undefined ? all : withDerivedIds(all, kind.idField);
    const parsed = parseEntries(kind.schema, identified.slice(start), path, kind.key, start);
    problems.push(...parsed.problems);
    for (const { index, input, output } of parsed.value) {
      const { id } = output;
      const at = `${kind.key}[${index}]`;
      if (found.has(id)) problems.push(unreadableAt(path, at, { code: 'sameId', id }, input));
      else found.set(id, { input, output });
    }
    return found;
  }
  return { problems, has, parse, entries };
}

type FileReader = ReturnType<typeof fileReader>;

function readList<N extends ListName>(reader: FileReader, name: N): ListRecords[N][] {
  const kind: ListKind<ListRecords[N]> = LISTS[name];
  if (kind.isOptional && !reader.has(kind.file)) return [];
  return kind.finish(
    [...reader.entries(kind.file, kind).values()].map(({ output }) => output),
    [],
  );
}

export const readCategories = (
  files: ContentFiles,
  name: 'productCategories' | 'projectCategories',
): Category[] => readList(fileReader(files), name);

/** Returns the existing by-category files: first those of known categories, then the others by name. */
export function byCategoryPaths(
  files: ContentFiles,
  name: FiledName,
  categories: readonly Category[],
): string[] {
  const known = categories.map(({ slug }) => byCategoryPath(name, slug));
  const found = Object.keys(files)
    .filter((path) => isByCategoryFile(path, name))
    .sort();
  return [...new Set([...known.filter((path) => found.includes(path)), ...found])];
}

export function filesOfRecord(
  name: FiledName,
  record: Pick<Product | Project, 'category'>,
  categories: readonly Category[],
): string[] {
  return name === 'products'
    ? [productFile((record as Product).category, categories)]
    : projectFiles(record as Project, categories);
}

/** Those of categories, also if these cannot be read, and of the records in the indexes. Never throws. */
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
      ...[...slugs, ...categories.map(({ slug }) => slug)].map((slug) =>
        byCategoryPath(name, slug),
      ),
      ...entriesIn(files[kind.file], kind.key).flatMap((entry) => {
        const record = readRaw(kind, entry, categories);
        return record ? filesOfRecord(name, record as never, categories) : [];
      }),
    ];
  });
  return [...new Set(paths)];
}

/** Returns the IDs in the file of the featured records, and a record with its flag: without one the file decides. */
function readFeatured<T extends { id: string }>(
  reader: FileReader,
  name: FeaturedKind,
  kind: ListKind<T>,
) {
  const ids = [...reader.entries(kind.featured ?? '', kind).keys()];
  const listed = new Set(ids);
  const withFlag = (input: JsonObject, output: T): T => {
    const isStated = formsOf(name, 'isFeatured').some((form) => (input[form] ?? null) !== null);
    return isStated || !listed.has(output.id) ? output : { ...output, isFeatured: true };
  };
  return { ids, withFlag };
}

/** Returns the featured records of a list in display order, new ones last. */
export function featuredOf<T extends { id: string; isFeatured?: boolean }>(
  list: readonly T[],
  order: readonly string[],
): T[] {
  const flagged = new Map(
    list.filter(({ isFeatured }) => isFeatured).map((item) => [item.id, item]),
  );
  const ids = new Set([...order, ...flagged.keys()]);
  return [...ids].map((id) => flagged.get(id)).filter((item) => item !== undefined);
}

/** Reports missing by-category files, as an error if a page would lose its record. */
function reportMissing(
  reader: FileReader,
  name: FiledName,
  records: readonly (Product | Project)[],
  filed: ReadonlySet<string>,
  categories: readonly Category[],
) {
  const rest = byCategoryPath(name, UNCATEGORIZED.slug);
  const needed = new Map(
    categories
      .filter((category) => !isAllCategory(category))
      .map(({ slug }) => [byCategoryPath(name, slug), false]),
  );
  for (const record of records)
    for (const path of filesOfRecord(name, record, categories))
      // A record whose category cannot be read counts as uncategorized.
      if (path !== rest || !filed.has(record.id)) needed.set(path, true);
  for (const [path, isNeeded] of needed) {
    if (reader.has(path)) continue;
    const report = isNeeded ? errorAt : warningAt;
    const message = 'This file is missing. Create it with the records of this category.';
    reader.problems.push(report(path, '', message));
  }
}

/** Reads the records of by-category files in the order of their index. An entry of the index without a record is one. */
function readFiled<N extends FiledName>(
  reader: FileReader,
  files: ContentFiles,
  name: N,
  categories: readonly Category[],
) {
  const kind: ListKind<ListRecords[N]> = LISTS[name];
  const index = reader.entries(kind.file, kind);
  const filed: Entries<ListRecords[N]> = new Map();
  for (const path of byCategoryPaths(files, name, categories))
    for (const [id, entry] of reader.entries(path, kind)) if (!filed.has(id)) filed.set(id, entry);
  const { ids, withFlag } = readFeatured(reader, name, kind);
  const raw = [...new Set([...index.keys(), ...filed.keys()])].flatMap((id) => {
    const used = filed.get(id) ?? index.get(id);
    return used ? [withFlag(used.input, used.output)] : [];
  });
  const records = kind.finish(raw, categories);
  reportMissing(reader, name, records, new Set(filed.keys()), categories);
  return { records, ids };
}

function readServices(reader: FileReader, files: ContentFiles) {
  const kind = LISTS.services;
  const entries = [...reader.entries(kind.file, kind).values()];
  const { ids, withFlag } = readFeatured(reader, 'services', kind);
  const records = kind.finish(
    entries.map(({ input, output }) => withFlag(input, output)),
    [],
  );
  const list = entriesIn(files[kind.file], kind.key).slice(0, 1).filter(isIntro);
  const json = withoutHostileKeys(list, () => undefined);
  const { value, problems } = parseRecords(servicesIntroSchema, json, kind.file, kind.key);
  reader.problems.push(...problems);
  return { records, ids, intro: value[0] };
}

/** Replaces missing and broken files by defaults and reports them. Never throws for JSON values, nor changes them. */
export function readContent(files: ContentFiles): { content: Content; problems: Problem[] } {
  const reader = fileReader(files);
  const productCategories = readList(reader, 'productCategories');
  const projectCategories = readList(reader, 'projectCategories');
  const holds = readList(reader, 'holds');
  const topics = readList(reader, 'topics');
  const services = readServices(reader, files);
  const products = readFiled(reader, files, 'products', productCategories);
  const projects = readFiled(reader, files, 'projects', projectCategories);
  const rental = reader.has(FILES.rental)
    ? reader.parse(FILES.rental, parseRentalTerms)
    : undefined;
  const { updatedAt } = Object(files[FILES.availability]) as { updatedAt?: unknown };
  const time = updatedAt ?? '';

  const featuredIn = (list: readonly { id: string; isFeatured: boolean }[], ids: string[]) =>
    featuredOf(list, ids).map(({ id }) => id);
  for (const path of Object.keys(files).filter((name) => !isContractFile(name))) {
    // No page reads the file, and the back office does not know that it exists.
    const { problems } = stripHostileKeys(files[path], path, '');
    reader.problems.push(...problems.map((problem) => ({ ...problem, level: 'warning' as const })));
  }
  const content: Content = {
    site: reader.parse(FILES.site, parseSite) ?? parseSite({ brand: {} }).value,
    home: reader.parse(FILES.home, parseHomePage) ?? parseHomePage({ hero: {} }).value,
    about: reader.parse(FILES.about, parseAboutPage) ?? parseAboutPage({ hero: {} }).value,
    ...(rental && { rental }),
    availability: { updatedAt: typeof time === 'string' ? time : 'unknown' },
    ...(services.intro && { servicesIntro: services.intro }),
    services: services.records,
    products: products.records,
    projects: projects.records,
    productCategories,
    projectCategories,
    holds,
    topics,
    featured: {
      services: featuredIn(services.records, services.ids),
      products: featuredIn(products.records, products.ids),
      projects: featuredIn(projects.records, projects.ids),
    },
  };
  return { content, problems: reader.problems };
}
