export { ProjectCard } from './ProjectCard';
export { projectChoices } from './projectChoices';
export { ProjectsArea, ProjectsResults } from './ProjectsResults';
export { ProjectsFailure, ProjectsSkeleton } from './ProjectsStates';
export { ProjectsToolbar } from './ProjectsToolbar';
export type { ProjectsView } from './projectsView';
export { useProjectsContent } from './useProjectsContent';
export {
  projectsFirstPageListing,
  useProjectsListing,
  type ProjectsListing,
} from './useProjectsListing';
export { useProjectsView } from './useProjectsView';
