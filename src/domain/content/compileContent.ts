import type { Content } from './contentModel';
import { SINGLE_FILE_LIST_NAMES, SINGLE_FILE_LISTS } from './singleFileLists';
import { FILES } from '../links/contentPaths';
import {
  isCounted,
  PRODUCT_SUMMARY_FIELDS,
  PROJECT_SUMMARY_FIELDS,
  type ContentFiles,
} from './files';
import {
  featuredOf,
  withFieldOrder,
  serializeProduct,
  serializeProject,
  pickSummaryFields,
} from './serializeRecords';
import { withoutDerivedIds } from '../record/derivedIds';
import type { JsonObject } from '../text/jsonObject';
import { productFile } from '../product/product';
import { projectFiles } from '../project/project';
import { serviceEntries } from '../service/schema';

/** Returns a file with one list, its count if the file has one, and unchanged other fields. */
function listFile(content: Content, path: string, key: string, list: unknown[]): JsonObject {
  const { count, ...fields } = content.fileFields[path] ?? {};
  return {
    [key]: list,
    ...(isCounted(path) || count === null ? { count: list.length } : {}),
    ...fields,
  };
}

/** A record as it is written, and its by-category files. */
type Written = [written: JsonObject, files: string[]];

/** Returns the index, featured and by-category files of products or projects. */
function derivedFiles(
  content: Content,
  kind: 'products' | 'projects',
  records: Written[],
  baseFields: readonly string[],
): ContentFiles {
  const fields = [...baseFields, ...content.summaryFields[kind]];
  const summaries = records.map(([written]) => pickSummaryFields(written, fields));
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const flagged: { id: string; isFeatured: boolean }[] = content[kind];
  const featured = featuredOf(flagged, content.featured[kind]).map(({ id }) => byId.get(id));
  const categories = kind === 'products' ? content.productCategories : content.projectCategories;
  const lists = new Map<string, unknown[]>([
    [`${kind}/index.json`, summaries],
    [`${kind}/featured.json`, featured],
    ...categories.map(({ slug }): [string, unknown[]] => [`${kind}/by-category/${slug}.json`, []]),
  ]);
  for (const [written, files] of records) {
    for (const path of files) {
      const list = lists.get(path);
      if (list) list.push(written);
      else lists.set(path, [written]);
    }
  }
  return Object.fromEntries(
    [...lists].map(([path, list]) => [path, listFile(content, path, kind, list)]),
  );
}

function productFiles(content: Content): ContentFiles {
  const { products, productCategories: categories } = content;
  const records = products.map((product): Written => [
    serializeProduct(product, categories),
    [productFile(product.category, categories)],
  ]);
  return derivedFiles(content, 'products', records, PRODUCT_SUMMARY_FIELDS);
}

function projectFilesOf(content: Content): ContentFiles {
  const { projects, projectCategories: categories } = content;
  const records = projects.map((project): Written => [
    serializeProject(project),
    projectFiles(project, categories),
  ]);
  return derivedFiles(content, 'projects', records, PROJECT_SUMMARY_FIELDS);
}

/**
 * Compiles the files of a content. Index, featured and by-category files are derived from the
 * model: one file for every category, and `uncategorized.json` if it is needed. The inverse of
 * readContent. The result shares parts with the argument, which is not changed. Does not read
 * the clock.
 */
export function compileContent(content: Content): ContentFiles {
  const { services, servicesIntro, rental } = content;
  const list = (path: string, key: string, records: unknown[]) => ({
    [path]: listFile(content, path, key, records),
  });
  const serviceFields = Object.keys(serviceEntries);
  const written = services.map((service) => withFieldOrder(service, serviceFields));
  const featured = featuredOf(services, content.featured.services);
  const plain = SINGLE_FILE_LIST_NAMES.map((name) => {
    const { file, key, fields, isOptional, idField } = SINGLE_FILE_LISTS[name];
    const isMissing = isOptional && content[name].length === 0 && !content.fileFields[file];
    if (isMissing) return {};
    const records = content[name].map((record) => withFieldOrder(record, fields));
    return list(file, key, idField ? withoutDerivedIds(records, idField) : records);
  });
  return {
    ...content.otherFiles,
    [FILES.site]: content.site,
    [FILES.home]: content.home,
    [FILES.about]: content.about,
    ...(rental ? { [FILES.rental]: rental } : {}),
    ...list(FILES.services, 'services', servicesIntro ? [servicesIntro, ...written] : written),
    ...list(
      FILES.featuredServices,
      'services',
      featured.map((service) => withFieldOrder(service, serviceFields)),
    ),
    ...Object.assign({}, ...plain),
    ...productFiles(content),
    ...projectFilesOf(content),
  };
}
