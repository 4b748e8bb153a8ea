import type { Reducer } from '@reduxjs/toolkit';
import { useEffect } from 'react';
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
import { useAdminStore } from '../store/hooks';
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

/**
 * Connects this tab to the other tabs of the browser. Resolves to a function that disconnects it.
 */
async function join(store: AppStore): Promise<() => void> {
  void store.dispatch(publishedContentQuery.initiate());
  // Asks the browser not to evict unpublished work when disk space is low.
  void navigator.storage?.persist?.().catch(() => false);
  const leave = await store.dispatch(acquireEditLock() as never as () => Promise<() => void>);
  const { isFollowing, status } = (store.getState() as unknown as DraftsRootState).drafts.keeping;
  // Only the tab that edits may delete stored data.
  if (!isFollowing && status === 'stored') {
    const { drafts } = store.getState() as unknown as DraftsRootState;
    await freeMedia([drafts, entriesOf('session')], Date.now());
  }
  return leave;
}

/**
 * Adds the parts of the store that only the back office needs: drafts, activities and the complete
 * published content. The tab takes part in editing while the back office is open.
 */
export function useAdminSetup(): void {
  const store = useAdminStore() as unknown as AppStore;
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
  // A tab on the public website or without a session must not block other tabs from editing.
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
