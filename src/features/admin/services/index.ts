export { ServicesEditor } from './ServicesEditor';
