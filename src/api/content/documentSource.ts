import { OPTIONAL_FILES, OPTIONAL_MARKS, type OptionalFile } from '@/domain/links/contentPaths';
import type { ContentSource } from './contentSource';
import { httpSource } from './httpSource';

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
