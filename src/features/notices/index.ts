export { NoticeStack, StorageBanner } from './NoticeStack';
export { listenForConnection, listenForToasts } from './windowEvents';
export {
  noticesSlice,
  noticeShown,
  noticeDismissed,
  bannerShown,
  bannerDismissed,
} from './noticesSlice';
export type { NoticeInput } from './noticesSlice';
