import type { OptionalFile } from '@/domain/links/contentPaths';

/** Where content files come from: the network, the disk, or unpublished changes. */
export interface ContentSource {
  /**
   * Reads one content file.
   * @param path under `public/data`, such as `products/index.json`
   * @returns the parsed JSON
   * @throws ContentUnavailableError if the file does not exist, is not JSON, or could not be loaded
   */
  read: (path: string) => Promise<unknown>;
  /**
   * Returns the files of `OPTIONAL_FILES` that exist, because browsers report a request for a missing file as an error.
   * Without this method they are read to find out. Never rejects.
   */
  optionalFiles?: () => Promise<readonly OptionalFile[]>;
}

/** A content file that could not be read. With a `cause` another attempt can succeed; without one the file does not exist. */
export class ContentUnavailableError extends Error {
  readonly path: string;
  constructor(path: string, options?: ErrorOptions) {
    super('Failed to load data', options);
    this.name = 'ContentUnavailableError';
    this.path = path;
  }
}

/** Error of every query. Pages show their own message. */
export interface ContentFailure {
  message: 'Failed to load data';
  /** Of the file, under `public/data`. */
  path: string;
}
