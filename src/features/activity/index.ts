export {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  activityUndone,
  listenForActivities,
  selectActivities,
} from './activitySlice';
