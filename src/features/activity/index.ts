export {
  activitiesReplaced,
  activityAdded,
  activityEntry,
  activitySlice,
  selectActivities,
} from './activitySlice';
export { listenForActivities } from './activityEvents';
