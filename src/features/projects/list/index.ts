export { ProjectCard } from './ProjectCard';
export { projectChoices } from './projectChoices';
export { ProjectsArea, ProjectsResults, ProjectsSkeleton } from './ProjectsResults';
export { ProjectsToolbar } from './ProjectsToolbar';
export type { ProjectsView } from './projectsView';
export { useProjectsContent } from './useProjectsContent';
export {
  projectsFirstPageListing,
  useProjectsListing,
  type ProjectsListing,
} from './useProjectsListing';
export { useProjectsView } from './useProjectsView';
