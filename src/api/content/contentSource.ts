/** Where the published JSON comes from: the network, the disk, or unpublished edits. */
export interface ContentSource {
  /**
   * Reads one file of the contract.
   * @param path under `public/data`, such as `products/index.json`
   * @returns the parsed JSON
   * @throws ContentUnavailable when the file is missing, is not JSON, or never arrives
   */
  read: (path: string) => Promise<unknown>;
  /** Forgets what was read, or one file of it, so that the next read asks again. */
  forget: (path?: string) => void;
}

/**
 * A file that could not be had, whatever the reason; the page turns it into its own text. Without a `cause` there is no
 * such file; with one it may be there another time.
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
 * Remembers by path what a reader returned; failures are not remembered (public-site.md §7).
 * @param read told `no-cache` once anything is to be forgotten: what a browser keeps is older still
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
        // After a forget a newer read may stand here, which this one says nothing about.
        if (known.get(path) === reading) known.delete(path);
        throw cause instanceof ContentUnavailableError ? cause : new ContentUnavailableError(path, { cause });
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
