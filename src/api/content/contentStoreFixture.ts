import { configureStore } from '@reduxjs/toolkit';
import { OPTIONAL_FILES } from '@/domain/links/contentPaths';
import { seededRandom } from '@/domain/listing/related';
import { contentApi } from './contentApi';
import type { ContentDeps } from './contentDeps';
import { ContentUnavailableError } from './contentSource';

/** Returns dependencies that read the files of an object, including files that are added later. */
export function depsOf(files: Record<string, unknown>): ContentDeps {
  return {
    source: {
      read: (path) =>
        Object.hasOwn(files, path)
          ? Promise.resolve(files[path])
          : Promise.reject(new ContentUnavailableError(path)),
      optionalFiles: async () => OPTIONAL_FILES.filter((file) => Object.hasOwn(files, file)),
    },
    loadParsers: () => import('./readers/parsers'),
    loadReaders: () => import('./readers'),
    randomFor: seededRandom,
    report: () => undefined,
  };
}

export function recordingDeps(files: Record<string, unknown>) {
  const deps = depsOf(files);
  const read: string[] = [];
  const source: ContentDeps['source'] = {
    ...deps.source,
    read: (path) => {
      read.push(path);
      return deps.source.read(path);
    },
  };
  return { deps: { ...deps, source }, read };
}

export function contentStore(deps: ContentDeps) {
  return configureStore({
    reducer: { [contentApi.reducerPath]: contentApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: deps } }).concat(contentApi.middleware),
    // By default, React is notified in the next animation frame, which tests do not wait for.
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}
