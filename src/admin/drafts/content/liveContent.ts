import { categoryFiles } from '@/domain/content/readContent';
import { readContent, type Content, type ContentFiles } from '@/domain/content/content';
import { FILES, OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { type Problem, notJson } from '@/domain/record/problem';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { ContentUnavailableError, type ContentSource } from '@/api/content/contentSource';
import { stripHostileKeys } from '@/domain/record/parseRecords';

/** Values of some thousand levels can be parsed, but neither stored nor compared. Never throws. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** The files that could not be loaded although they exist, and problems of those that were loaded. */
interface Unread {
  failed: string[];
  broken: Problem[];
}

/** Maximum nesting depth of a file, far above the limit of the content check. */
const DEPTH_MAX = 500;

/** Returns why a file is not JSON. Undefined for other errors, after which another attempt can succeed. */
function reasonNotJson(error: unknown): string | undefined {
  const cause = error instanceof ContentUnavailableError ? error.cause : error;
  return cause instanceof SyntaxError ? cause.message : undefined;
}

/** Reads files in parallel into `files`. Never rejects. */
async function readInto(
  files: ContentFiles,
  paths: readonly string[],
  source: ContentSource,
): Promise<Unread> {
  const unread: Unread = { failed: [], broken: [] };
  await Promise.all(
    paths.map(async (path) => {
      try {
        const json = await source.read(path);
        if (isDeeperThan(json, DEPTH_MAX)) {
          unread.failed.push(path);
          unread.broken.push(...stripHostileKeys(json, path, '').problems);
        } else files[path] = json;
      } catch (error) {
        const isMissing = error instanceof ContentUnavailableError && error.cause === undefined;
        if (!isMissing) unread.failed.push(path);
        const reason = reasonNotJson(error);
        if (reason !== undefined) unread.broken.push(notJson(path, reason));
      }
    }),
  );
  return unread;
}

/** The content of all files, be it what visitors get, with what is pending, or that of the branch. */
export interface LoadedContent {
  files: ContentFiles;
  content: Content;
  /** Required files that could not be loaded or are invalid. Defaults replace them and must not be published. */
  failed: string[];
  problems: Problem[];
}

/** The files that every site has, and the topics, which may be missing. */
const FIRST_FILES = Object.values(FILES).filter(
  (path) => !OPTIONAL_FILES.some((file) => file === path),
);

/** The lists of these files also follow from the records. */
const isReplaceable = (path: string) =>
  path === FILES.featuredProducts || path === FILES.featuredProjects;

/** Never throws. `lost`: paths that could not be loaded. `known`: problems of files that are not JSON. */
export function describeFiles(
  files: ContentFiles,
  lost: readonly string[],
  known: readonly Problem[],
): LoadedContent {
  const { content, problems } = readContent(files);
  const isBroken = ({ level, file, path }: Problem) =>
    level === 'error' && path === '' && !(Object.hasOwn(files, file) && isReplaceable(file));
  const broken = problems.filter(isBroken).map(({ file }) => file);
  return {
    files,
    content,
    failed: [...new Set([...lost, ...broken])].sort(),
    problems: [...known, ...problems.filter(({ file }) => !lost.includes(file))],
  };
}

export async function loadContent(source: ContentSource): Promise<LoadedContent> {
  const files: ContentFiles = {};
  // The optional files that exist, in parallel, because it takes two requests.
  const listing = Promise.resolve(source.optionalFiles?.() ?? OPTIONAL_FILES);
  const readingOptional = listing.then((found) => readInto(files, found, source));
  const first = await readInto(files, FIRST_FILES, source);
  const paths = categoryFiles(files);
  const others = await readInto(files, paths, source);
  const unread = [first, others, await readingOptional];
  return describeFiles(
    files,
    unread.flatMap(({ failed }) => failed),
    unread.flatMap(({ broken }) => broken),
  );
}

const liveApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    liveContent: build.query<LoadedContent, void>({
      queryFn: async (_arg, api) => {
        const { source, liveSource = source } = api.extra as ContentDeps;
        return { data: await loadContent(liveSource) };
      },
    }),
  }),
});

/** What visitors get. Editors show the draft content instead. */
export const liveContentQuery = liveApi.endpoints.liveContent;
export const { useLiveContentQuery } = liveApi;
