import {
  OPTIONAL_FIELDS,
  OPTIONAL_FILES,
  type OptionalFile,
  OPTIONAL_MARKS,
} from '@/domain/links/contentPaths';
import { fetchVersion } from '../fetchVersion';
import { ContentUnavailableError, type ContentSource } from './contentSource';

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

/** Public pages must not request an optional file that the build did not find, which the document is marked for. */
export function documentSource(): ContentSource {
  return {
    ...httpSource(),
    optionalFiles: () => {
      const marks = document.documentElement.dataset;
      return Promise.resolve(OPTIONAL_FILES.filter((file) => OPTIONAL_MARKS[file] in marks));
    },
  };
}

/** For the back office. Marks the document, which can be older than the first publication of an optional file. */
export function liveSource(): ContentSource {
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
