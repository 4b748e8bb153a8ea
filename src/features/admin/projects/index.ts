export { ProjectsEditor } from './ProjectsEditor';
