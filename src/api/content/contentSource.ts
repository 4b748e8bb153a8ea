import type { OptionalFile } from '@/domain/links/contentPaths';

export interface ContentSource {
  /** @param path under `public/data` @throws ContentUnavailableError if it is missing, no JSON, or not loaded */
  read: (path: string) => Promise<unknown>;
  /** Files that exist: browsers report requests for missing ones as errors. Without it they are read. Never rejects. */
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

export interface ContentFailure {
  message: 'Failed to load data';
  path: string;
  /** The file does not exist. */
  isMissing?: true;
}
