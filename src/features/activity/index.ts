export {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  listenForActivities,
  selectActivities,
} from './activitySlice';
