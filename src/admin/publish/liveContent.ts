import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { readContent, type Content } from '@/domain/content/content';
import type { ContentSource } from '@/api/content/contentSource';
import { contentApi, type ContentDeps } from '@/api/content/contentApi';
import type { WorkingCopyState } from '../drafts/workingCopySelectors';
import {
  publishedContentQuery,
  readPublishedFiles,
  type PublishedFiles,
} from '../drafts/publishedContent';

/** A thunk of publishing: it reads what is published past the store. */
export type PublishThunk<R> = ThunkAction<R, WorkingCopyState, unknown, UnknownAction>;

/** What visitors get at this moment. */
export interface LiveContent extends PublishedFiles {
  content: Content;
  /** Where it was read, and where files can be looked for that nothing in it names. */
  source: Pick<ContentSource, 'read'>;
}

/** Reads anew what is published, for the whole back office; undefined when that fails. */
export function fetchLiveContent(): PublishThunk<Promise<LiveContent | undefined>> {
  return async (dispatch, _getState, extra) => {
    const tools = extra as ContentDeps;
    tools.source.forget();
    const query = dispatch(publishedContentQuery.initiate(undefined, { forceRefetch: true }));
    const { data } = await query;
    query.unsubscribe();
    const { source } = tools;
    return data && { content: data.content, source, ...(await readPublishedFiles(tools)) };
  };
}

/** Reads a content that visitors do not see yet. Never throws: what could not be had is in `failed`. */
export async function fetchContentFrom(source: ContentSource): Promise<LiveContent> {
  const published = await readPublishedFiles({ source });
  return { ...published, source, content: readContent(published.files).content };
}

/** Lets the public pages of this tab read anew what has been published. */
export function clearPublicPageCache(): PublishThunk<void> {
  return (dispatch, getState) => {
    const { queries } = getState()[contentApi.reducerPath] as { queries: Record<string, unknown> };
    for (const queryCacheKey of Object.keys(queries)) {
      if (queryCacheKey.startsWith(publishedContentQuery.name)) continue;
      dispatch(contentApi.internalActions.removeQueryResult({ queryCacheKey } as never));
    }
  };
}
