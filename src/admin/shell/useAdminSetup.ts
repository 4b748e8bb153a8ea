import type { Reducer } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { persistStore } from 'redux-persist';
import { draftsReducer, type DraftsRootState } from '../drafts/draftsReducer';
import { freeMedia } from '../drafts/storage/freeMedia';
import { publishedContentQuery } from '../drafts/publishedContent';
import { acquireEditLock } from '../drafts/storage/editLock';
import { entriesOf } from '@/api/storage/browserStorage';
import {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  listenForActivities,
} from '@/features/activity';
import { addReducers } from '@/app/store/addReducers';
import { addListener } from '@/app/store/listeners';
import type { AppStore } from '@/app/store/makeStore';
import { persistSlice } from '@/app/store/persist/persistSlice';
import { syncSettingsEntry } from './syncSettingsEntry';
import { mirrorPageDrafts } from './mirrorPageDrafts';
import { adminListeners } from './adminListeners';

const activity = persistSlice(activitySlice.reducer as Reducer, activityEntry, ({ list }) =>
  activitiesReplaced(list),
);

const joined = new WeakSet<AppStore>();

interface ActivityRoot {
  activity: ReturnType<typeof activitySlice.getInitialState>;
}

/** Joins the tabs of this browser; resolves to how to leave them. */
async function join(store: AppStore): Promise<() => void> {
  void store.dispatch(publishedContentQuery.initiate());
  // Unpublished work is not to be thrown away when the disk runs low.
  void navigator.storage?.persist?.().catch(() => false);
  const leave = await store.dispatch(acquireEditLock() as never as () => Promise<() => void>);
  const { isFollowing, status } = (store.getState() as unknown as DraftsRootState).drafts.keeping;
  // Only the tab that edits frees anything.
  if (!isFollowing && status === 'stored') {
    const { drafts } = store.getState() as unknown as DraftsRootState;
    await freeMedia([drafts, entriesOf('session')], Date.now());
  }
  return leave;
}

/**
 * Gives the store what only the back office has: the drafts and the activities of this browser, and the
 * whole published content, and this tab a part in the editing as long as it is in the back office.
 */
export function useAdminSetup(): void {
  const store = useStore() as unknown as AppStore;
  if (!joined.has(store)) {
    joined.add(store);
    addReducers(store, { drafts: draftsReducer as Reducer, activity: activity.reducer });
    const state = () => (store.getState() as unknown as ActivityRoot).activity;
    activity.connect({ dispatch: store.dispatch, onTrouble: () => undefined }, state);
    for (const reaction of adminListeners) addListener(reaction);
    persistStore(store as never);
    mirrorPageDrafts(store);
    syncSettingsEntry(store);
  }
  // Whoever is not signed in, or is on the website, keeps no other tab from editing.
  useEffect(() => {
    const joining = join(store);
    return () => void joining.then((leave) => leave());
  }, [store]);
  useEffect(
    () =>
      listenForActivities((request) =>
        store.dispatch(activityAdded(request, new Date().toISOString())),
      ),
    [store],
  );
}
