export { panelsOf } from './panelsOf';
