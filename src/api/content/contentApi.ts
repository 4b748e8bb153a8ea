import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Parsed, Problem } from '@/domain/content/problem';
import type { ContentSource } from './contentSource';

/** Dependencies of the thunks, passed in by the store. */
export interface ContentDeps {
  source: ContentSource;
  /**
   * Creates a random number generator. It is seeded in the prerenderer, so that the HTML is
   * stable.
   */
  randomFor: (seed: string) => () => number;
  /** Receives the problems of skipped records. */
  report: (problems: Problem[]) => void;
}

/** A file and its parser. */
export interface FileQuery<T = unknown> {
  path: string;
  parse: (json: unknown) => Parsed<T>;
}

/** The only error of a read. The page shows its own message. */
export interface ContentFailure {
  message: 'Failed to load data';
  path: string;
}

/**
 * Parsed results by the JSON object of a file. A source returns the same object until the file
 * changes.
 */
const parsedBefore = new WeakMap<object, Map<FileQuery['parse'], unknown>>();

function parseOnce<T>({ parse }: FileQuery<T>, json: unknown, { report }: ContentDeps): T {
  const known = typeof json === 'object' && json !== null ? parsedBefore.get(json) : undefined;
  if (known?.has(parse)) return known.get(parse) as T;
  const { value, problems } = parse(json);
  if (problems.length > 0) report(problems);
  if (typeof json === 'object' && json !== null)
    parsedBefore.set(json, (known ?? new Map<FileQuery['parse'], unknown>()).set(parse, value));
  return value;
}

/**
 * Reads and parses a file, each version once. After any failure the next read requests it
 * again.
 */
export async function readContentFile<T>(query: FileQuery<T>, tools: ContentDeps): Promise<T> {
  const json = await tools.source.read(query.path);
  try {
    return parseOnce(query, json, tools);
  } catch (error) {
    // Another response in place of the file (a captive portal, a partial upload) may be gone at
    // the next attempt.
    tools.source.forget(query.path);
    throw error;
  }
}

/** Returns the error that a page gets for a file. */
export function toContentFailure(path: string): ContentFailure {
  return { message: 'Failed to load data', path };
}

const contentBaseQuery: BaseQueryFn<FileQuery, unknown, ContentFailure> = async (query, api) => {
  try {
    return { data: await readContentFile(query, api.extra as ContentDeps) };
  } catch {
    return { error: toContentFailure(query.path) };
  }
};

/**
 * Queries of the published content. The endpoints are injected by the other modules of this
 * folder.
 */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: contentBaseQuery,
  // Published content is kept until the tab is closed, so that it does not change during a
  // visit.
  keepUnusedDataFor: 24 * 3600,
  endpoints: () => ({}),
});

interface ContentRoot {
  [contentApi.reducerPath]: ReturnType<typeof contentApi.reducer>;
}

function failedReads(state: ContentRoot): string[] {
  return Object.entries(state[contentApi.reducerPath].queries).flatMap(([key, query]) =>
    query?.status === 'rejected' ? [key] : [],
  );
}

/** Returns whether a read of the current page, or a prefetch of the next one, has failed. */
export function hasFailedReads(state: ContentRoot): boolean {
  return failedReads(state).length > 0;
}

/**
 * Removes failed reads from the cache, so that a new page requests the files instead of showing
 * an earlier failure.
 */
export function removeFailedReads(): ThunkAction<void, ContentRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const key of failedReads(getState()))
      dispatch(contentApi.internalActions.removeQueryResult({ queryCacheKey: key as never }));
  };
}
