import {
  type OptionalFile,
  OPTIONAL_FIELDS,
  OPTIONAL_FILES,
  OPTIONAL_MARKS,
} from '@/domain/links/contentPaths';
import { fetchVersion } from '../whenReachable';

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

/** A read without a response fails after this time. Mobile connections can drop without an error. */
const READ_TIMEOUT_MS = 15_000;
/** Timeout in ms of the version file, without which the content can be read too. */
const VERSION_TIMEOUT_MS = 5000;

async function fetchJson(path: string, url: string): Promise<unknown> {
  // `no-cache` revalidates: hosts send content files with the same header.
  const response = await fetch(url, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(READ_TIMEOUT_MS),
  });
  if (response.status === 404) throw new ContentUnavailableError(path);
  const text = await response.text();
  // HTML is the sign-in page of a network, so another attempt can succeed. Conflict markers of Git begin with `<<`.
  if (!response.ok || /^\s*<[^<]/.test(text)) throw new Error(`${url}: ${response.status}`);
  return JSON.parse(text) as unknown;
}

/** Returns the optional files of the website, which the build notes in `version.json`. */
async function fetchOptionalFiles(): Promise<readonly OptionalFile[]> {
  const version = await fetchVersion(VERSION_TIMEOUT_MS);
  // Holds must not be overwritten because a version file is damaged.
  if (!version) return OPTIONAL_FILES;
  return OPTIONAL_FILES.filter((file) => version[OPTIONAL_FIELDS[file]] === true);
}

/** Reads content files over HTTP. Retries once if the connection drops. */
export function httpSource(): ContentSource {
  const fetchFile = (path: string) => fetchJson(path, `/data/${path}`);
  return {
    read: async (path) => {
      try {
        return await fetchFile(path).catch((error: unknown) => {
          // `fetch` throws a TypeError if the connection drops.
          if (error instanceof TypeError) return fetchFile(path);
          throw error;
        });
      } catch (cause) {
        throw cause instanceof ContentUnavailableError
          ? cause
          : new ContentUnavailableError(path, { cause });
      }
    },
    optionalFiles: () => fetchOptionalFiles(),
  };
}

// See docs/behaviour/availability.md.

/**
 * Returns the source of public pages. They must not request an optional file that the build did not find, which the
 * document is marked for.
 */
export function documentSource(): ContentSource {
  return {
    ...httpSource(),
    optionalFiles: () => {
      const marks = document.documentElement.dataset;
      return Promise.resolve(OPTIONAL_FILES.filter((file) => OPTIONAL_MARKS[file] in marks));
    },
  };
}

/**
 * Returns the source of the published content for the back office. When it reads an optional file, it marks the document,
 * which is older than the first publication of the file.
 */
export function publishedSource(): ContentSource {
  const source = httpSource();
  const { optionalFiles } = documentSource();
  return {
    ...source,
    // Without a connection the version file cannot be read, and nothing is published.
    optionalFiles: async () =>
      (navigator.onLine ? source : { optionalFiles }).optionalFiles?.() ?? [],
    read: async (path) => {
      const json = await source.read(path);
      const mark = OPTIONAL_MARKS[path as OptionalFile] as string | undefined;
      if (mark) document.documentElement.dataset[mark] = '';
      return json;
    },
  };
}
