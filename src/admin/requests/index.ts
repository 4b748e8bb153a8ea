export { default } from './RequestsArea';
