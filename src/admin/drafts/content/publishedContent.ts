import { parseCategories, type Category } from '@/domain/category/schema';
import {
  compileContent,
  readContent,
  type Content,
  type ContentFiles,
} from '@/domain/content/content';
import { FILES } from '@/domain/links/contentPaths';
import { isNeeded } from '@/domain/content/normalizeContent';
import type { Problem } from '@/domain/content/problem';
import { parseProductIndex } from '@/domain/product/schema';
import { productFile } from '@/domain/product/product';
import { parseProjectIndex } from '@/domain/project/schema';
import { projectFiles } from '@/domain/project/project';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { isBroken } from './brokenFiles';
import { filesBehindDamage } from './filesBehindDamage';

/** The published content by file, and the files that could not be loaded. */
export interface PublishedFiles {
  files: ContentFiles;
  /**
   * Paths of required files that could not be loaded or have an invalid shape. Defaults replace
   * them and must not be published.
   */
  failed: string[];
  /** Paths of files that could not be loaded, so that their state is unknown. */
  lost?: string[];
}

/** The whole published content, as files and as a model. */
export interface PublishedContent extends PublishedFiles {
  content: Content;
  /** Problems of files that exist or should exist. */
  problems: Problem[];
}

/** The files that every site has, and the topics, which may be missing. */
const FIRST_FILES = Object.values(FILES).filter((path) => path !== FILES.availability);

/** The files that could not be loaded, and the files that do not exist. */
interface Unread {
  failed: string[];
  missing: string[];
}

/** Reads files in parallel into `files`. */
async function readInto(
  files: ContentFiles,
  paths: readonly string[],
  { source }: Pick<ContentDeps, 'source'>,
): Promise<Unread> {
  const unread: Unread = { failed: [], missing: [] };
  await Promise.all(
    paths.map(async (path) => {
      try {
        files[path] = await source.read(path);
      } catch (error) {
        const isMissing = error instanceof ContentUnavailableError && error.cause === undefined;
        unread[isMissing ? 'missing' : 'failed'].push(path);
      }
    }),
  );
  return unread;
}

/**
 * Returns the paths that should contain a record. An index may lack the category that the record itself names, and a
 * category without records needs no file.
 */
function needed(paths: readonly string[], files: ContentFiles): string[] {
  if (paths.length === 0) return [];
  const compiled = compileContent(readContent(files).content);
  return paths.filter((path) => isNeeded(path, compiled, files));
}

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

/** Reads the file of availability if there is one. Returns its path if it could not be loaded. */
async function readAvailability(
  files: ContentFiles,
  tools: Pick<ContentDeps, 'source'>,
): Promise<string[]> {
  const isThere = (await tools.source.hasAvailability?.()) ?? true;
  return isThere ? (await readInto(files, [FILES.availability], tools)).failed : [];
}

/** Reads all files of the published content. */
export async function readPublishedFiles(
  tools: Pick<ContentDeps, 'source'>,
): Promise<PublishedFiles> {
  const files: ContentFiles = {};
  // In parallel, because it takes two requests.
  const readingAvailability = readAvailability(files, tools);
  const first = await readInto(files, FIRST_FILES, tools);
  const others = await readInto(files, categoryFiles(files), tools);
  const lost = [...first.failed, ...others.failed, ...(await readingAvailability)];
  const failed = [...lost, ...first.missing];
  failed.push(...needed(others.missing, files));
  failed.push(...Object.keys(files).filter((path) => isBroken(path, files[path])));
  return {
    files,
    failed: failed.filter((path) => path !== FILES.topics).sort(),
    lost,
  };
}

async function readPublished({ source, published: own }: ContentDeps): Promise<PublishedContent> {
  const published = await readPublishedFiles({ source: own ?? source });
  const { content, problems } = readContent(published.files);
  const isKnown = ({ file }: Problem) => !published.lost?.includes(file);
  return { ...published, content, problems: problems.filter(isKnown) };
}

const publishedApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    publishedContent: build.query<PublishedContent, void>({
      queryFn: async (_arg, api) => ({ data: await readPublished(api.extra as ContentDeps) }),
    }),
  }),
});

export const publishedContentQuery = publishedApi.endpoints.publishedContent;
export const { usePublishedContentQuery } = publishedApi;
