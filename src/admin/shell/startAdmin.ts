import { persistSlice, startPersistence } from '@/api/storage/persist/persistSlice';
import {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  listenForActivities,
} from '@/features/activity';
import { warnBeforeUnload } from '@/ui/feedback/useBeforeUnloadWarning';
import { yieldToMain } from '@/ui/lazy/yieldToMain';
import { injectDrafts, selectDrafts } from '../drafts/state/draftsReducer';
import { publishedContentQuery } from '../drafts/content/publishedContent';
import { freeMedia } from '../drafts/storage/draftPersistence';
import { acquireEditLock } from '../drafts/storage/editLock';
import { hasUnpersistedDrafts } from '../drafts/storage/draftRecords';
import { beforePublishing } from '../publish/thunks/preparation';
import { keepUnsavedInput } from '../forms/unsavedInput';
import { followRequestsOfDesk } from '../requests/today/RequestsSummary';
import type { AdminThunk } from '../store/adminState';
import { selectInputs, unsavedSlice } from '../store/unsavedSlice';
import { startAdminListeners } from './adminListeners';
import { keepDraftCopies } from './draftCopies';

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
    activity.connect({ dispatch, getState });
    startAdminListeners(startListening);
    dispatch(keepUnsavedInput());
    dispatch(keepDraftCopies());
    beforePublishing(() => dispatch(followRequestsOfDesk()));
    // Unstored drafts stay in the store on public pages, so every page has to warn.
    warnBeforeUnload(() => hasUnpersistedDrafts(getState()));
  };
}

/** Connects this tab to the other tabs of the browser. Resolves to a function that disconnects it. */
function joinTabs(): AdminThunk<Promise<() => void>> {
  return async (dispatch, getState) => {
    // The requests for the files are not part of the task that renders the page.
    void yieldToMain().then(() => dispatch(publishedContentQuery.initiate()));
    // Asks the browser not to evict unpublished work when disk space is low.
    void navigator.storage?.persist?.().catch(() => false);
    const leave = await dispatch(acquireEditLock());
    const state = getState();
    const { history, status } = state;
    // Only the tab that edits may delete stored data.
    if (!status.isLockedByOtherTab && status.storage === 'stored')
      await freeMedia([selectDrafts(state), history, status, selectInputs(state)], Date.now());
    return leave;
  };
}

/**
 * Starts the back office: extends the store at the first time, and lets this tab take part in
 * editing. The listeners stay with the store, because the Undo button of a toast and a pending save
 * still work after the administrator has left for the website, and because signing out there
 * removes the publishing credential.
 * @returns a function that ends taking part. A tab on the public website or without a session must
 * not block other tabs from editing.
 */
export function startAdmin(): AdminThunk<() => void> {
  return (dispatch, getState) => {
    if (!('activity' in getState())) dispatch(extendStore());
    const joined = dispatch(joinTabs());
    const stopActivities = listenForActivities((request) =>
      dispatch(activityAdded(request, new Date().toISOString())),
    );
    return () => {
      stopActivities();
      void joined.then((leave) => leave());
    };
  };
}
