export { default } from './shell/AdminApp';
export type { AdminSlices } from './store/adminState';
