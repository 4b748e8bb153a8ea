import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type Store,
  type ThunkDispatch,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import { filesOf } from '@/domain/content/contentFixture';
import { contentApi } from '@/api/content/contentApi';
import { noticesSlice } from '@/features/notices';
import { depsOf } from '@/api/content/contentStoreFixture';
import { draftReducers } from '../../drafts/state/draftsReducer';
import { liveContentQuery } from '../../drafts/content/liveContent';
import { keepDraftsOf } from '../../drafts/draftsFixture';
import { selectDraftContent, type DraftContentState } from '../../drafts/content/draftContent';
import { contentWith, product, project, service } from '../resourceFixture';

const many = <T>(count: number, on: number, make: (id: string, fields: object) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(`r${index}`, { isFeatured: index < on }));

type TestState = DraftContentState & WithSlice<typeof noticesSlice>;
type TestStore = Store<TestState> & {
  dispatch: ThunkDispatch<TestState, unknown, UnknownAction>;
};

/** Opens a store whose content has as many featured records as allowed, and two more. */
export async function openResourceStore() {
  const published = contentWith({
    services: many(5, 3, service),
    products: many(10, 8, product),
    projects: many(6, 4, project),
  });
  const extraArgument = depsOf(filesOf(published));
  const listeners = createListenerMiddleware();
  const store: TestStore = configureStore({
    reducer: combineSlices(contentApi, draftReducers, noticesSlice),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } })
        .prepend(listeners.middleware)
        .concat(contentApi.middleware),
  });
  await store.dispatch(liveContentQuery.initiate());
  await keepDraftsOf(store, listeners);
  return {
    store,
    toasts: () => store.getState().notices.notices,
    draftContent() {
      const content = selectDraftContent(store.getState());
      if (!content) throw new Error('The published content has not been loaded.');
      return content;
    },
    labels: () => store.getState().undoHistory.done.map(({ label }) => label),
  };
}

export type Opened = Awaited<ReturnType<typeof openResourceStore>>;
