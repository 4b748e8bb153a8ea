export { ProjectCard } from './ProjectCard';
export { projectChoices } from './projectsView';
export { ProjectsArea, ProjectsResults, ProjectsSkeleton } from './ProjectsResults';
export { ProjectsToolbar } from './ProjectsToolbar';
export type { ProjectsView } from './projectsView';
export {
  projectsFirstPageListing,
  useProjectsContent,
  useProjectsListing,
  useProjectsView,
  type ProjectsListing,
} from './useProjects';
