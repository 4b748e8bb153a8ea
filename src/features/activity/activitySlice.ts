import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { StoredEntry } from '@/api/storage/storedEntry';
import {
  RECENT_ACTIVITIES,
  readActivities,
  type Activity,
  type ActivityRequest,
  readActivityRequest,
} from '@/domain/activity/schema';

/** Recent changes in the back office, newest first. */
interface ActivityState {
  list: Activity[];
}

const initialState: ActivityState = { list: [] };

export const activitySlice = createSlice({
  name: 'activity',
  initialState,
  reducers: {
    activityAdded: {
      prepare: (request: ActivityRequest, timestamp: string) => ({
        payload: { ...request, id: nanoid(), timestamp } satisfies Activity,
      }),
      reducer(state, { payload }: PayloadAction<Activity>) {
        state.list = [payload, ...state.list].slice(0, RECENT_ACTIVITIES);
      },
    },
    activitiesReplaced(state, { payload }: PayloadAction<Activity[]>) {
      state.list = payload;
    },
  },
  selectors: { selectActivities: ({ list }) => list },
});

export const { activityAdded, activitiesReplaced } = activitySlice.actions;
export const { selectActivities } = activitySlice.selectors;

/** Persisted under `recentActivities` as a list, newest first. */
export const activityEntry: StoredEntry<ActivityState> = {
  key: 'recentActivities',
  version: 1,
  empty: initialState,
  parse(json) {
    const result = readActivities(json);
    return result && { state: { list: result.list }, dropped: result.dropped };
  },
  serialize: ({ list }) => (list.length === 0 ? undefined : list),
  merge(_base, mine, theirs) {
    const all = new Map([...theirs.list, ...mine.list].map((item) => [item.id, item]));
    const list = [...all.values()].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
    return { list: list.slice(0, RECENT_ACTIVITIES) };
  },
};

/**
 * Listens for the public `addActivity` event on `window`.
 * @returns a function that removes the listener
 */
export function listenForActivities(add: (request: ActivityRequest) => void): () => void {
  const handle = (event: Event) => {
    const request = readActivityRequest(event instanceof CustomEvent ? event.detail : undefined);
    if (request) add(request);
  };
  window.addEventListener('addActivity', handle);
  return () => window.removeEventListener('addActivity', handle);
}
