export { ProjectHeader } from './ProjectHeader';
export { ProjectPanel } from './ProjectPanel';
export { ProjectFailure, ProjectMissing, ProjectPartial, ProjectSkeleton } from './ProjectStates';
export { ProjectStory } from './ProjectStory';
