import { categoryFiles } from '@/domain/content/categoryFiles';
import {
  compileContent,
  readContent,
  type Content,
  type ContentFiles,
} from '@/domain/content/content';
import { FILES, OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { isNeeded } from '@/domain/content/normalizeContent';
import type { Problem } from '@/domain/record/problem';
import { filesOfLostRecords } from '@/domain/content/filesBehindDamage';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { isBroken } from './brokenFiles';
import { readInto, type Unread } from './readInto';

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
  /** Problems of files that could be loaded, but not parsed or stored. */
  broken?: Problem[];
}

/** The whole published content, as files and as a model. */
export interface PublishedContent extends PublishedFiles {
  content: Content;
  /** Problems of files that exist or should exist. */
  problems: Problem[];
}

const KINDS = ['products', 'projects'] as const;

/** The files that every site has, and the topics, which may be missing. */
const FIRST_FILES = Object.values(FILES).filter(
  (path) => !OPTIONAL_FILES.some((file) => file === path),
);

/**
 * Returns the paths that should contain a record. An index may lack the category that the record itself names, and a
 * category without records needs no file.
 */
function needed(paths: readonly string[], files: ContentFiles): string[] {
  if (paths.length === 0) return [];
  const compiled = compileContent(readContent(files).content);
  return paths.filter((path) => isNeeded(path, compiled, files));
}

/** Reads the optional files that exist. */
async function readOptional(
  files: ContentFiles,
  tools: Pick<ContentDeps, 'source'>,
): Promise<Unread> {
  const paths = (await tools.source.optionalFiles?.()) ?? OPTIONAL_FILES;
  return readInto(files, paths, tools);
}

const isTopics = (path: string) => path === FILES.topics;

/** Reads all files of the published content. */
export async function readPublishedFiles(
  tools: Pick<ContentDeps, 'source'>,
): Promise<PublishedFiles> {
  const files: ContentFiles = {};
  // In parallel, because it takes two requests.
  const readingOptional = readOptional(files, tools);
  const first = await readInto(files, FIRST_FILES, tools);
  const paths = categoryFiles(files);
  const others = await readInto(files, paths, tools);
  const more = KINDS.flatMap((kind) => filesOfLostRecords(files, kind));
  const found = await readInto(
    files,
    more.filter((path) => !paths.includes(path)),
    tools,
  );
  const unread = [first, others, found, await readingOptional];
  const lost = unread.flatMap(({ failed }) => failed);
  const broken = Object.keys(files).filter((path) => isBroken(path, files[path]));
  const missing = first.missing.filter((path) => !isTopics(path));
  return {
    files,
    failed: [...lost, ...missing, ...needed(others.missing, files), ...broken].sort(),
    lost,
    broken: unread.flatMap(({ broken: problems }) => problems),
  };
}

async function readPublished({ source, published: own }: ContentDeps): Promise<PublishedContent> {
  const published = await readPublishedFiles({ source: own ?? source });
  const { content, problems } = readContent(published.files);
  const isKnown = ({ file }: Problem) => !published.lost?.includes(file);
  const { broken = [] } = published;
  return { ...published, content, problems: [...broken, ...problems.filter(isKnown)] };
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
