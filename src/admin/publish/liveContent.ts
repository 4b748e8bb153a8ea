import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ContentSource } from '@/api/content/contentSource';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import type { WorkingCopyState } from '../drafts/content/workingCopySelectors';
import {
  publishedContentQuery,
  readPublished,
  type PublishedContent,
} from '../drafts/content/publishedContent';

/** A thunk that reads the published content without the cache of the store. */
export type PublishThunk<R> = ThunkAction<R, WorkingCopyState, ContentDeps, UnknownAction>;

/** The published content as loaded from a source, which is the live website unless a target is ahead of it. */
export interface LiveContent extends Omit<PublishedContent, 'problems'> {
  /** The source of the content, which can also read files that no index refers to. */
  source: Pick<ContentSource, 'read'>;
}

/** Loads the published content again for the whole back office; resolves to undefined if that fails. */
export function fetchLiveContent(): PublishThunk<Promise<LiveContent | undefined>> {
  return async (dispatch, _getState, extra) => {
    const { data } = await dispatch(
      publishedContentQuery.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    return data && { ...data, source: extra.source };
  };
}

/** Loads a content that is not live yet. Never throws: files that could not be loaded are in `failed`. */
export async function fetchContentFrom(source: ContentSource): Promise<LiveContent> {
  return { ...(await readPublished({ source })), source };
}

/** Makes the public pages in this tab load the content just published. */
export function reloadPublicContent(): PublishThunk<void> {
  return (dispatch, _getState, extra) => {
    extra.pageData?.clear();
    dispatch(contentApi.util.invalidateTags(['Content']));
  };
}
