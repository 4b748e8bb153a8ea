import { createPortal } from 'react-dom';
import { NoticeStack } from '@/features/notices';
import { useTopWindow } from './useTopWindow';

/** The toasts, in the window on top where there is one: behind it nobody could see them or press Undo. */
export function AdminNotices() {
  const top = useTopWindow();
  return top ? createPortal(<NoticeStack />, top) : <NoticeStack />;
}
