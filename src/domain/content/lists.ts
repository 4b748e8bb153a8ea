import type * as v from 'valibot';
import { holdEntries, holdSchema, type Hold } from '../availability/schema';
import { categoryOf, findCategory } from '../category/category';
import {
  categorySchema,
  finishCategories,
  type Category,
  type CategoryRef,
} from '../category/schema';
import { FILES } from '../links/contentPaths';
import { withMainImage } from '../product/product';
import {
  publicProducts,
  productEntries,
  productSchema,
  productSummaryEntries,
  type Product,
} from '../product/schema';
import { normalizeProjects, projectEntries, projectSchema, type Project } from '../project/schema';
import { categoriesOfProject } from '../project/project';
import { readValue } from '../record/readValue';
import { finishServices, serviceEntries, serviceSchema, type Service } from '../service/schema';
import { withoutHostileKeys, type JsonObject } from '../text/jsonObject';
import { topicEntries, TOPIC_ID_FIELD, topicSchema, type Topic } from '../topic/schema';

/** Records of the lists of the content. A new list needs a row here and in {@link LISTS}. */
export interface ListRecords {
  services: Service;
  products: Product;
  projects: Project;
  productCategories: Category;
  projectCategories: Category;
  holds: Hold;
  topics: Topic;
}

export type ListName = keyof ListRecords;

/** The lists whose records are in a file of their category, in addition to the index of all. */
export type FiledName = 'products' | 'projects';

export interface ListKind<T> {
  /** Path of the file with the records, or with the index of their files. */
  file: string;
  key: string;
  schema: v.GenericSchema<unknown, T>;
  fields: readonly string[];
  /** Completes records with what follows from other fields, the other records and the categories. */
  finish(this: void, records: T[], categories: readonly Category[]): T[];
  featured?: string;
  /** Fields of the entries in the index, in the order in which a new one has them; all of them by default. */
  summary?: readonly string[];
  categories?: 'productCategories' | 'projectCategories';
  isOptional?: true;
  /** Field that is the ID of entries without one. */
  idField?: string;
}

/** Returns the category with its current ID, name and slug, or the reference itself if it is unknown. */
export function resolvedCategory(ref: CategoryRef, categories: readonly Category[]): CategoryRef {
  const known = categoryOf(ref, categories);
  return known ? { ...ref, id: known.id, name: known.name, slug: known.slug } : ref;
}

/** Returns the text by which a project refers to a category: its name, or its slug if another category has that name. */
export function categoryText(category: Category, categories: readonly Category[]): string {
  const name = category.name.trim();
  return findCategory(categories, name) === category ? name : category.slug;
}

/** Returns a project whose category is that of its other fields if it names none. */
function withNamedCategory(project: Project, categories: readonly Category[]): Project {
  const { categorySlug: _slug, categoryId: _id, ...rest } = project;
  const [known] = project.category.length > 0 ? [] : categoriesOfProject(project, categories);
  return known ? { ...rest, category: [categoryText(known, categories)] } : rest;
}

const asRead = <T>(records: T[]) => records;

/** The lists, in the order in which their changes are listed. */
export const LISTS: { [N in ListName]: ListKind<ListRecords[N]> } = {
  services: {
    file: FILES.services,
    key: 'services',
    schema: serviceSchema,
    fields: Object.keys(serviceEntries),
    finish: finishServices,
    featured: FILES.featuredServices,
  },
  products: {
    file: FILES.products,
    key: 'products',
    schema: productSchema,
    fields: Object.keys(productEntries),
    finish: (records, categories) =>
      publicProducts(records).map((product) => ({
        ...product,
        category: resolvedCategory(product.category, categories),
      })),
    featured: FILES.featuredProducts,
    summary: Object.keys(productSummaryEntries).filter((field) => field !== 'is_featured'),
    categories: 'productCategories',
  },
  projects: {
    file: FILES.projects,
    key: 'projects',
    schema: projectSchema,
    fields: Object.keys(projectEntries),
    finish: (records, categories) =>
      normalizeProjects(records).map((project) =>
        withNamedCategory(withMainImage(project), categories),
      ),
    featured: FILES.featuredProjects,
    summary: [
      'id',
      'title',
      'slug',
      'image',
      'category',
      'isFeatured',
      'date',
      'location',
      'description',
      'video',
    ],
    categories: 'projectCategories',
  },
  productCategories: {
    file: FILES.productCategories,
    key: 'categories',
    schema: categorySchema,
    fields: ['id', 'name', 'slug', 'isActive'],
    finish: finishCategories,
  },
  projectCategories: {
    file: FILES.projectCategories,
    key: 'categories',
    schema: categorySchema,
    fields: ['id', 'name', 'slug', 'isActive'],
    finish: finishCategories,
  },
  holds: {
    file: FILES.availability,
    key: 'holds',
    schema: holdSchema,
    fields: Object.keys(holdEntries),
    finish: asRead,
    isOptional: true,
  },
  topics: {
    file: FILES.topics,
    key: 'topics',
    schema: topicSchema,
    fields: Object.keys(topicEntries),
    finish: asRead,
    isOptional: true,
    idField: TOPIC_ID_FIELD,
  },
};

export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** A record of any list, as it is read. */
export type AnyRecord = JsonObject & { id: string };

/** Returns a row of {@link LISTS} for records of any list. */
export const rowOf = (name: ListName): ListKind<AnyRecord> => LISTS[name];

export const isFiled = (name: ListName): name is FiledName => rowOf(name).categories !== undefined;

export const summaryOf = (name: ListName): readonly string[] =>
  rowOf(name).summary ?? rowOf(name).fields;

/** Reads a raw record, see {@link readValue}. */
export const readClean = <T>(schema: v.GenericSchema<unknown, T>, raw: unknown) =>
  readValue(
    schema,
    withoutHostileKeys(raw, () => undefined),
  );

/** Returns a raw record as it is read alone; undefined if it cannot be read. */
export function readRaw<T>(
  { schema, finish }: ListKind<T>,
  raw: unknown,
  categories: readonly Category[] = [],
): T | undefined {
  const { read } = readClean(schema, raw);
  return read && finish([read.output], categories)[0];
}

/** Other fields in which a value may be stored: they are read, and removed when the field is written. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  'services.isFeatured': ['is_featured'],
  'products.isFeatured': ['is_featured'],
  'projects.isFeatured': ['is_featured'],
  'projects.title': ['name'],
  'projects.image': ['thumbnail', 'coverImage'],
  'projects.category': ['categorySlug', 'categoryId'],
  'home.hero.cta': ['ctaText'],
  'home.testimonials.cards.text': ['content'],
};

/** Returns the names under which a field at a place may be stored; the first is the one that is written. */
export function formsOf(place: string, field: string): readonly string[] {
  return [field, ...(VARIANTS[`${place}.${field}`] ?? [])];
}
