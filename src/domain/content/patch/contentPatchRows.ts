import type * as v from 'valibot';
import { FILES } from '../../links/contentPaths';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS, type ListName } from '../singleFileLists';
import { productSchema, productSummarySchema } from '../../product/schema';
import { projectSchema, projectSummarySchema } from '../../project/schema';
import { serviceSchema } from '../../service/schema';

export interface ListRow {
  path: string;
  key: string;
  collection: ListName;
  schema: v.GenericSchema;
}

/** Lists that are patched independently of other files. */
export const LISTS: readonly ListRow[] = [
  { path: FILES.services, key: 'services', collection: 'services', schema: serviceSchema },
  { path: FILES.featuredServices, key: 'services', collection: 'services', schema: serviceSchema },
  ...SINGLE_FILE_LIST_NAMES.map((collection): ListRow => {
    const { file: path, key, schema } = SINGLE_FILE_LISTS[collection];
    return { path, key, collection, schema };
  }),
  { path: FILES.products, key: 'products', collection: 'products', schema: productSummarySchema },
  {
    path: FILES.featuredProducts,
    key: 'products',
    collection: 'products',
    schema: productSummarySchema,
  },
  { path: FILES.projects, key: 'projects', collection: 'projects', schema: projectSummarySchema },
  {
    path: FILES.featuredProjects,
    key: 'projects',
    collection: 'projects',
    schema: projectSummarySchema,
  },
];

/** Kinds whose records are stored in the files of their categories. */
export const KINDS = [
  { kind: 'products', schema: productSchema },
  { kind: 'projects', schema: projectSchema },
] as const;
