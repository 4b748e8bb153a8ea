import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredEntry } from '@/api/storage/persistSlice';
import {
  RECENT_ACTIVITIES,
  readActivities,
  type Activity,
  type ActivityRequest,
  readActivityRequest,
} from '@/domain/activity/activity';

/** Recent changes in the back office, newest first. */
interface ActivityState {
  list: Activity[];
}

const initialState: ActivityState = { list: [] };

const UNDONE = ', then undone';

export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityAdded: {
      /** @param id that of the undo step, if there is one */
      prepare: (request: ActivityRequest, timestamp: string, id = nanoid()) => ({
        payload: { ...request, id, timestamp } satisfies Activity,
      }),
      reducer(state, { payload }: PayloadAction<Activity>) {
        state.list = [payload, ...state.list].slice(0, RECENT_ACTIVITIES);
      },
    },
    activityUndone(state, { payload }: PayloadAction<{ id: string; isUndone: boolean }>) {
      const activity = state.list.find(({ id }) => id === payload.id);
      if (!activity) return;
      const action = activity.action.replace(UNDONE, '');
      activity.action = payload.isUndone ? action + UNDONE : action;
    },
    activitiesReplaced(state, { payload }: PayloadAction<Activity[]>) {
      state.list = payload;
    },
  },
  selectors: { selectActivities: ({ list }) => list },
});

export const { activityAdded, activityUndone, activitiesReplaced } = activitySlice.actions;
export const { selectActivities } = activitySlice.selectors;

/** Persisted under `recentActivities` as a list, newest first. */
export const activityEntry: StoredEntry<ActivityState> = {
  key: 'recentActivities',
  empty: initialState,
  parse(json) {
    const list = readActivities(json);
    return list && { list };
  },
  serialize: ({ list }) => (list.length === 0 ? undefined : list),
  join: (stored, now) => ({ list: [...now.list, ...stored.list].slice(0, RECENT_ACTIVITIES) }),
};

/** Listens for the public `addActivity` event on `window`. @returns a function that removes the listener */
export function listenForActivities(add: (request: ActivityRequest) => void): () => void {
  const handle = (event: Event) => {
    const request = readActivityRequest(event instanceof CustomEvent ? event.detail : undefined);
    if (request) add(request);
  };
  window.addEventListener('addActivity', handle);
  return () => window.removeEventListener('addActivity', handle);
}
