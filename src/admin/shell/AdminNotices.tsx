import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { NoticeStack } from '@/features/notices';
import { useNoticeHost } from './useNoticeHost';

/** Above the buttons that stay at the bottom of a form, in px: a toast must not lie over Save. */
const OVER_BUTTONS = 84;

const Over = styled('div')({
  display: 'contents',
  'dialog:has([data-foot]) > * > & > [role="status"], body:has(main [data-foot]) & > [role="status"]':
    {
      bottom: OVER_BUTTONS,
    },
});

/** The toasts, in the window on top where there is one: behind it nobody could see them or press Undo. */
export function AdminNotices() {
  return createPortal(
    <Over>
      <NoticeStack />
    </Over>,
    useNoticeHost(),
  );
}
