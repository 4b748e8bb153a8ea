export { projects, projects as default } from './resource';
