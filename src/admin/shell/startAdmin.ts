import { persistSlice, startPersistence } from '@/api/storage/persistSlice';
import {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  listenForActivities,
} from '@/features/activity';
import { noticeShown } from '@/features/notices';
import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import { yieldToMain } from '@/ui/schedule';
import { injectDrafts } from '../drafts/state/draftsReducer';
import { publishedContentQuery } from '../drafts/content/publishedContent';
import { followLive } from '../drafts/content/followLive';
import { keepDrafts } from '../drafts/storage/draftTable';
import { deleteUnusedMedia } from '../drafts/storage/mediaDrafts';
import { onCleared } from '../storage/database';
import { selectIsOnlyInMemory } from '../storage/storageSlice';
import { beforePublishing } from '../publish/thunks/preparation';
import { keepUnsavedInput } from '../forms/unsavedInput';
import { followRequestsOfDesk, loadRequestsOfDesk } from '../requests/today/RequestsSummary';
import type { AdminThunk } from '../store/adminState';
import { selectInputs, unsavedSlice } from '../store/unsavedSlice';
import { startAdminListeners } from './adminListeners';
import { keepDraftCopies } from './draftCopies';

const CLEARED =
  'This browser cleared its storage while this page was open. Everything that this tab holds has been stored again.';

/** Adds the slices and listeners of the back office to the store. */
function extendStore(): AdminThunk<void> {
  return (dispatch, getState, { inject, persisted, startListening }) => {
    const activity = persistSlice(activitySlice, activityEntry, ({ list }) =>
      activitiesReplaced(list),
    );
    injectDrafts(inject, persisted.settings.reducer);
    [unsavedSlice, activity].forEach((slice) => inject(slice));
    // The slices get their initial state with the first action. It must not be one of redux-persist,
    // which would pass an empty object instead of `undefined`.
    dispatch({ type: 'admin/started' });
    startPersistence(dispatch);
    activity.connect(dispatch);
    startAdminListeners(startListening);
    dispatch(keepUnsavedInput());
    dispatch(keepDraftCopies());
    followLive({ dispatch, getState, startListening });
    void keepDrafts({ dispatch, getState, startListening }).loaded.then(() =>
      deleteUnusedMedia([getState().history, selectInputs(getState())], Date.now()),
    );
    onCleared(() => dispatch(noticeShown({ message: CLEARED, type: 'warning', duration: 10_000 })));
    beforePublishing(
      () => dispatch(followRequestsOfDesk()),
      () => dispatch(loadRequestsOfDesk()),
    );
    // What is not stored stays in the store on public pages, so every page has to warn.
    warnBeforeUnload(() => selectIsOnlyInMemory(getState()));
  };
}

/**
 * Starts the back office: extends the store at the first time, and loads the published content. The listeners stay with
 * the store, because the Undo button of a toast and a pending save still work after the administrator has left for the
 * website, and because signing out there removes the publishing credential.
 * @returns a function that ends what only the pages of the back office need
 */
export function startAdmin(): AdminThunk<() => void> {
  return (dispatch, getState) => {
    if (!('activity' in getState())) dispatch(extendStore());
    // The requests for the files are not part of the task that renders the page.
    void yieldToMain().then(() => dispatch(publishedContentQuery.initiate()));
    // Asks the browser not to evict unpublished work when disk space is low.
    void navigator.storage?.persist?.().catch(() => false);
    return listenForActivities((request) =>
      dispatch(activityAdded(request, new Date().toISOString())),
    );
  };
}
