import type { ActivityType } from '@/domain/activity/activity';
import { type ListName, LIST_NAMES } from '@/domain/content/lists';
import { PATHS, productPath, projectPath, servicePath } from '@/domain/links/paths';
import type { Entities } from '@/domain/content/contentModel';

/** The lists that have a screen of their own. Holds are edited with the rental requests. */
export type ResourceName = Exclude<ListName, 'holds'>;

export const RESOURCE_NAMES: readonly ResourceName[] = LIST_NAMES.filter(
  (name) => name !== 'holds',
);

export type RecordOf<C extends ResourceName> = Entities[C];

/** What is known about a resource without loading its screen. */
export interface ResourceInfo<C extends ResourceName> {
  name: C;
  labels: {
    /** Singular and plural noun in lower case. */
    one: string;
    many: string;
    title: string;
  };
  activity: ActivityType;
  nameOf: (record: RecordOf<C>) => string;
  /** Returns the path of the public page; missing for records without a page. */
  pathOf?: (record: RecordOf<C>) => string;
  editor: string;
}

type Registry = { [C in ResourceName]: ResourceInfo<C> };

const RESOURCES: Registry = {
  services: {
    name: 'services',
    labels: { one: 'service', many: 'services', title: 'Services' },
    activity: 'service',
    nameOf: ({ title }) => title,
    pathOf: servicePath,
    editor: PATHS.adminServices,
  },
  products: {
    name: 'products',
    labels: { one: 'product', many: 'products', title: 'Products Management' },
    activity: 'product',
    nameOf: ({ name }) => name,
    pathOf: productPath,
    editor: PATHS.adminProducts,
  },
  projects: {
    name: 'projects',
    labels: { one: 'project', many: 'projects', title: 'Projects Management' },
    activity: 'project',
    nameOf: ({ title }) => title,
    pathOf: projectPath,
    editor: PATHS.adminProjects,
  },
  topics: {
    name: 'topics',
    labels: { one: 'topic page', many: 'topic pages', title: 'Topic Pages' },
    activity: 'page',
    nameOf: ({ title }) => title,
    pathOf: ({ path }) => path,
    editor: PATHS.adminTopics,
  },
  productCategories: {
    name: 'productCategories',
    labels: { one: 'product category', many: 'product categories', title: 'Manage Categories' },
    activity: 'product',
    nameOf: ({ name }) => name,
    editor: PATHS.adminProducts,
  },
  projectCategories: {
    name: 'projectCategories',
    labels: { one: 'project category', many: 'project categories', title: 'View All Categories' },
    activity: 'project',
    nameOf: ({ name }) => name,
    editor: PATHS.adminProjects,
  },
};

export function resourceInfo<C extends ResourceName>(name: C): ResourceInfo<C> {
  return RESOURCES[name];
}

type Lists = { [C in ResourceName]: RecordOf<C>[] };

export function recordsOf<C extends ResourceName>(content: Lists, name: C): RecordOf<C>[] {
  return content[name];
}

export function isFeaturedRecord(record: { id: string; isFeatured?: boolean }): boolean {
  return record.isFeatured ?? false;
}
