import { contentApi } from '@/api/content/contentApi';
import type { Reducer } from '@reduxjs/toolkit';
import { subscribeToOtherTabs, rehydrateDrafts } from '../drafts/storage/draftPersistence';
import { draftsReducer, selectDrafts, type DraftsRootState } from '../drafts/draftsReducer';
import type { Edit } from '../drafts/editing';
import { previewSource } from '../drafts/previewSource';
import { publishedContentQuery } from '../drafts/publishedContent';
import { withUnsavedEdits, subscribeToFormEdits } from '../drafts/formBroadcast';
import { workingCopy } from '../drafts/workingCopy';
import { selectPublished, type WorkingCopyState } from '../drafts/workingCopySelectors';
import { addReducers } from '@/app/store/addReducers';
import { makeStore, type AppStore } from '@/app/store/makeStore';

type Endpoint = {
  initiate: (arg: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
};

/**
 * Has every page on the screen read again what it shows; until that is there it shows what it has.
 * @param hasPublished the published files were read again, so that a failed read can succeed
 */
async function readAnew(store: AppStore, hasPublished: boolean): Promise<void> {
  // A read that is under way would be taken for the new one.
  await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
  const endpoints = contentApi.endpoints as Record<string, Endpoint>;
  for (const query of Object.values(store.getState().content.queries)) {
    // Drafts do not bring a missing file: its error stays until Try Again.
    if (query?.status === 'rejected' && !hasPublished) continue;
    const endpoint = endpoints[query?.endpointName ?? ''];
    const options = { forceRefetch: true, subscribe: false };
    if (endpoint) store.dispatch(endpoint.initiate(query?.originalArgs, options));
  }
}

/** A store for the pages of a preview, and how to begin following the drafts. */
export interface Preview {
  store: AppStore;
  /** Reads published content and drafts into the store of the wing; returns how to stop following. */
  follow: () => () => void;
}

/**
 * The same public app as visitors have, with a store of its own that keeps nothing: neither drafts nor the
 * cart of whoever looks at them get into what a visit of this browser stores.
 * @param wing the store of the page, which reads published content and drafts
 */
export function createPreview(wing: AppStore): Preview {
  addReducers(wing, { drafts: draftsReducer as Reducer });
  const askAgain = () =>
    wing.dispatch(publishedContentQuery.initiate(undefined, { forceRefetch: true }));
  const source = previewSource(askAgain);
  const { store } = makeStore({ source, randomFor: () => Math.random, report: () => undefined });
  let typed: readonly Edit[] = [];
  let asked = typed;
  let shown: readonly unknown[] = [];

  const show = () => {
    const state = wing.getState() as unknown as WorkingCopyState & DraftsRootState;
    const published = selectPublished(state);
    const drafts = selectDrafts(state);
    const { status } = state.drafts.keeping;
    if (!published || status === 'reading') return;
    const { history: _history, keeping: _keeping, ...maps } = state.drafts;
    const now = [published, typed, ...Object.values(maps)];
    if (now.every((part, index) => part === shown[index])) return;
    const before = shown;
    shown = now;
    source.show(workingCopy(published.content, withUnsavedEdits(drafts, typed)), published.failed);
    // Whatever was asked for before waits for the first content.
    if (before.length > 0) void readAnew(store, published !== before[0]);
  };
  return {
    store,
    follow() {
      const read = async (): Promise<void> => {
        await wing.dispatch<Promise<void>>(rehydrateDrafts() as never);
      };
      const stops = [
        wing.subscribe(show),
        subscribeToOtherTabs(() => void read()),
        subscribeToFormEdits((edits) => {
          // What is typed no more may be stored by now: it is read before the words go.
          const isLess = edits.length < typed.length;
          asked = edits;
          void (isLess ? read() : Promise.resolve()).then(() => {
            typed = asked;
            show();
          });
        }),
      ];
      const published = wing.dispatch(publishedContentQuery.initiate());
      void read();
      show();
      return () => {
        published.unsubscribe();
        stops.forEach((stop) => stop());
      };
    },
  };
}
