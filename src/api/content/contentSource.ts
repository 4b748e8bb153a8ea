/** Source of the published JSON: the network, the disk, or unpublished edits. */
export interface ContentSource {
  /**
   * Reads one content file.
   * @param path under `public/data`, such as `products/index.json`
   * @returns the parsed JSON
   * @throws ContentUnavailableError if the file is missing, is not JSON, or cannot be loaded
   */
  read: (path: string) => Promise<unknown>;
  /** Forgets one file, or all of them, so that the next read requests it again. */
  forget: (path?: string) => void;
}

/**
 * Thrown if a file could not be loaded. Pages show their own message. Without a `cause` the
 * file does not exist; with one, a later attempt may succeed.
 */
export class ContentUnavailableError extends Error {
  readonly path: string;
  constructor(path: string, options?: ErrorOptions) {
    super('Failed to load data', options);
    this.name = 'ContentUnavailable';
    this.path = path;
  }
}

/**
 * Caches the results of a reader by path. Failures are not cached.
 * @param read called with `no-cache` after the first `forget`, because the browser's cache may
 * be outdated
 */
export function withPathCache(
  read: (path: string, cache?: RequestCache) => Promise<unknown>,
): ContentSource {
  const known = new Map<string, Promise<unknown>>();
  let cache: RequestCache | undefined;
  return {
    read(path) {
      const kept = known.get(path);
      if (kept) return kept;
      const reading = read(path, cache).catch((cause: unknown) => {
        // After `forget`, this entry may belong to a newer read.
        if (known.get(path) === reading) known.delete(path);
        throw cause instanceof ContentUnavailableError
          ? cause
          : new ContentUnavailableError(path, { cause });
      });
      known.set(path, reading);
      return reading;
    },
    forget(path) {
      cache = 'no-cache';
      if (path === undefined) known.clear();
      else known.delete(path);
    },
  };
}
