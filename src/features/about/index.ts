export { AboutEmpty, AboutFailure, AboutSkeleton } from './AboutStates';
export { AboutStory } from './AboutStory';
