export { ProjectCard } from './ProjectCard';
