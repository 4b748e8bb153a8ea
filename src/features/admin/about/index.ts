export { AboutEditor } from './AboutEditor';
