import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Parsed, Problem } from '@/domain/content/problem';
import type { ContentSource } from './contentSource';

/** What the store carries for its thunks (house.md: sources, clock and random are passed in). */
export interface ContentDeps {
  source: ContentSource;
  /** A random source for one purpose: seeded in the prerenderer, so that HTML is stable. */
  randomFor: (seed: string) => () => number;
  /** Told of records that were skipped. */
  report: (problems: Problem[]) => void;
}

/** A file to read and the domain's parser for it. */
export interface FileQuery<T = unknown> {
  path: string;
  parse: (json: unknown) => Parsed<T>;
}

/** The one failure of reading (public-site.md §7): the page says it in its own words. */
export interface ContentFailure {
  message: 'Failed to load data';
  path: string;
}

/** What was made of a file's JSON; a source gives the same object as long as it is the same file. */
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

/** Reads and parses one file, the same one once; after a failure, whatever that was, it is asked for again. */
export async function readContentFile<T>(query: FileQuery<T>, tools: ContentDeps): Promise<T> {
  const json = await tools.source.read(query.path);
  try {
    return parseOnce(query, json, tools);
  } catch (error) {
    // Another file in its place (a portal's, half an upload) may be gone at the next try.
    tools.source.forget(query.path);
    throw error;
  }
}

/** The failure a page sees for a file. */
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

/** All reads of published content; endpoints are added by entity, beside this file. */
export const contentApi = createApi({
  reducerPath: 'content',
  baseQuery: contentBaseQuery,
  // Published content does not change under a visitor: what was read stays until the tab is closed.
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

/** Whether a read of the current page, or a read ahead of the next one, has failed. */
export function hasFailedReads(state: ContentRoot): boolean {
  return failedReads(state).length > 0;
}

/** Removes failed reads from the cache, so that a new page requests the files instead of showing an earlier failure. */
export function removeFailedReads(): ThunkAction<void, ContentRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const key of failedReads(getState()))
      dispatch(contentApi.internalActions.removeQueryResult({ queryCacheKey: key as never }));
  };
}
