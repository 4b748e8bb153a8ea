import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Category } from '@/domain/category/category';
import { contentApi, type ContentDeps } from '@/api/content/contentApi';
import { withPathCache, ContentUnavailableError } from '@/api/content/contentSource';
import { rehydrateDrafts } from './storage/draftPersistence';
import { draftsReducer } from './draftsReducer';
import { applyEdits } from './editing';
import { publishedContentQuery } from './publishedContent';
import { selectWorkingCopy } from './workingCopySelectors';

/** When everything happens in these tests. */
export const NOW = '2026-06-01T09:00:00.000Z';
/** A category of projects that is shown. */
export const category = (id: string, name: string): Category => ({
  id,
  name,
  slug: id,
  isActive: true,
});
/** The published files. */
export const FILES: Record<string, unknown> = {
  'categories/projects/index.json': {
    categories: [category('a', 'Film'), category('b', 'Music')],
  },
};

/**
 * A store of the back office that has read what is published, and nothing of its browser.
 * @param files by path, as they are when they are read; there are no others
 */
export async function publishedStore(files: Record<string, unknown>) {
  const tools: ContentDeps = {
    source: withPathCache((path) =>
      path in files ? Promise.resolve(files[path]) : Promise.reject(new ContentUnavailableError(path)),
    ),
    randomFor: () => () => 0,
    report: () => undefined,
  };
  const store = configureStore({
    reducer: combineReducers({
      [contentApi.reducerPath]: contentApi.reducer,
      drafts: draftsReducer,
    }),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: tools } }).concat(contentApi.middleware),
  });
  await store.dispatch(publishedContentQuery.initiate());
  return store;
}

/** A store of the back office with what its browser has stored, on two published categories. */
export async function openStore() {
  const store = await publishedStore(FILES);
  await store.dispatch(rehydrateDrafts());
  return store;
}

export type Store = Awaited<ReturnType<typeof openStore>>;

/** The categories' names as the administrator sees them. */
export const names = (store: Store) =>
  selectWorkingCopy(store.getState())?.projectCategories.map(({ name }) => name);

/** Names a category, or deletes it by null. */
export function edit(store: Store, id: string, name: string | null, label = `${id} is ${name}`) {
  const draft = name === null ? null : category(id, name);
  return store.dispatch(applyEdits(label, [{ collection: 'projectCategories', id, draft }], NOW));
}
