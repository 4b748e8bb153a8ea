import type { ContentDeps } from '@/api/content/contentDeps';
import { ContentUnavailableError } from '@/api/content/contentSource';
import { notJson } from '@/domain/content/check/notJson';
import type { ContentFiles } from '@/domain/content/content';
import { stripHostileKeys } from '@/domain/record/parseRecords';
import type { Problem } from '@/domain/record/problem';

/**
 * Returns whether a JSON value is nested deeper than a number of levels. Values of some thousand levels cannot be
 * stored or compared, although they can be parsed. Never throws.
 */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/** The files that could not be loaded although they exist, and problems of those that were loaded. */
export interface Unread {
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
export async function readInto(
  files: ContentFiles,
  paths: readonly string[],
  { source }: Pick<ContentDeps, 'source'>,
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
