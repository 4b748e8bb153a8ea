export { NoticeStack } from './NoticeStack';
export { StorageBanner } from './StorageBanner';
export { listenForConnection } from './connection';
export { listenForToasts } from './toastEvents';
export {
  noticesSlice,
  noticeShown,
  noticeDismissed,
  bannerShown,
  bannerDismissed,
} from './noticesSlice';
export type { NoticeRequest } from './noticesSlice';
