export { default } from './shell/AdminApp';
