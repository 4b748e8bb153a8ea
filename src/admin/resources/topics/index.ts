export { topics, topics as default } from './resource';
