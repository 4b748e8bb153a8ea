import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type ListenerMiddlewareInstance,
  type Store as ReduxStore,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Category } from '@/domain/category/schema';
import { contentApi } from '@/api/content/contentApi';
import type { ContentDeps } from '@/api/content/contentDeps';
import { depsOf } from '@/api/content/contentStoreFixture';
import { followLive } from './content/followLive';
import { keepDrafts } from './storage/draftTable';
import { draftReducers } from './state/draftsReducer';
import { applyEdits } from './editThunks';
import { liveContentQuery } from './content/liveContent';
import { selectDraftContent, type DraftContentState } from './content/draftContent';

const NOW = '2026-06-01T09:00:00.000Z';
const projectCategory = (id: string, name: string): Category => ({
  id,
  name,
  slug: id,
  isActive: true,
});
export const CATEGORY_FILES: Record<string, unknown> = {
  'categories/projects/index.json': {
    categories: [projectCategory('a', 'Film'), projectCategory('b', 'Music')],
  },
};

export type Store = ReduxStore<DraftContentState> & {
  dispatch: ThunkDispatch<DraftContentState, ContentDeps, UnknownAction>;
};

/** Keeps the drafts of a store in this browser. Resolves when those that are stored have been read. */
export function keepDraftsOf(store: Store, { startListening }: ListenerMiddlewareInstance) {
  const tab = { ...store, startListening };
  followLive(tab);
  return keepDrafts(tab).loaded;
}

/** Returns a store with drafts that has loaded the published content. `isKept`: it reads and stores them in this browser. */
export async function publishedStore(
  files: Record<string, unknown>,
  isKept = false,
): Promise<Store> {
  const listeners = createListenerMiddleware();
  const store: Store = configureStore({
    reducer: combineSlices(contentApi, draftReducers),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: depsOf(files) } })
        .prepend(listeners.middleware)
        .concat(contentApi.middleware),
  });
  await store.dispatch(liveContentQuery.initiate());
  if (isKept) await keepDraftsOf(store, listeners);
  return store;
}

export const openStore = () => publishedStore(CATEGORY_FILES, true);

export const names = (store: Store) =>
  selectDraftContent(store.getState())?.projectCategories.map(({ name }) => name);

/** Renames a category as its form does, or deletes it if the name is null. */
export function edit(store: Store, id: string, name: string | null, label = `${id} is ${name}`) {
  const draft = name === null ? null : { ...projectCategory(id, name), updatedAt: NOW };
  return store.dispatch(applyEdits(label, [{ collection: 'projectCategories', id, draft }], NOW));
}
