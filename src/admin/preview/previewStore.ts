import { contentApi } from '@/api/content/contentApi';
import { subscribeToOtherTabs, rehydrateDrafts } from '../drafts/storage/draftPersistence';
import { draftsSlice, selectDrafts, type DraftsRootState } from '../drafts/draftsReducer';
import type { Edit } from '../drafts/editing';
import { previewSource } from '../drafts/previewSource';
import { publishedContentQuery } from '../drafts/publishedContent';
import { withUnsavedEdits, subscribeToFormEdits } from '../drafts/formBroadcast';
import { workingCopy } from '../drafts/workingCopy';
import { selectPublished, type WorkingCopyState } from '../drafts/workingCopySelectors';
import { makeStore, type AppStore } from '@/app/store/makeStore';

type Endpoint = {
  initiate: (arg: unknown, options: object) => Parameters<AppStore['dispatch']>[0];
};

/**
 * Refetches the data of every visible page. Until it arrives, the current data stays.
 * @param hasPublished whether the published files were read again, so that a failed request can now
 * succeed
 */
async function readAnew(store: AppStore, hasPublished: boolean): Promise<void> {
  // A running request would be reused instead of a new one, so it must finish first.
  await Promise.all(store.dispatch(contentApi.util.getRunningQueriesThunk()));
  const endpoints = contentApi.endpoints as Record<string, Endpoint>;
  for (const query of Object.values(store.getState().content.queries)) {
    // Drafts cannot provide a missing file, so its error stays until Try Again.
    if (query?.status === 'rejected' && !hasPublished) continue;
    const endpoint = endpoints[query?.endpointName ?? ''];
    const options = { forceRefetch: true, subscribe: false };
    if (endpoint) store.dispatch(endpoint.initiate(query?.originalArgs, options));
  }
}

/** Store for the pages of a preview, and a function that subscribes to the drafts. */
export interface Preview {
  store: AppStore;
  /**
   * Loads published content and drafts into the back-office store. Returns a function that
   * unsubscribes.
   */
  follow: () => () => void;
}

/**
 * Creates a preview of the public app with a separate store that persists nothing. Neither drafts
 * nor the preview’s cart get into the stored data of a visit.
 * @param wing the store of the page, which reads published content and drafts
 */
export function createPreview(wing: AppStore): Preview {
  wing.dispatch((_dispatch, _getState, { inject }) => inject(draftsSlice));
  const askAgain = () =>
    wing.dispatch(publishedContentQuery.initiate(undefined, { forceRefetch: true }));
  const source = previewSource(askAgain);
  const store = makeStore({ source, randomFor: () => Math.random, report: () => undefined });
  let typed: readonly Edit[] = [];
  let asked = typed;
  let shown: readonly unknown[] = [];

  const show = () => {
    const state = wing.getState() as WorkingCopyState & DraftsRootState;
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
    // Earlier requests wait for the first content.
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
          // Input that disappeared may have been stored by now. The drafts are read before the
          // input is removed.
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
