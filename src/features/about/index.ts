export { AboutSkeleton, AboutStory } from './AboutStory';
