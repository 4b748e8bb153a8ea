import { styled } from '@mui/material/styles';
import { createPortal } from 'react-dom';
import { NoticeStack } from '@/features/notices';
import { useNoticeHost } from './useNoticeHost';

/** Distance in px that keeps toasts above the sticky buttons of a form. */
const OVER_BUTTONS = 84;

const Over = styled('div')({
  display: 'contents',
  'dialog:has([data-foot]) > * > & > [role="status"], body:has(main [data-foot]) & > [role="status"]':
    {
      bottom: OVER_BUTTONS,
    },
});

/**
 * Renders the toasts in the topmost dialog, if one is open. Behind it they would be hidden and Undo
 * could not be pressed.
 */
export function AdminNotices() {
  return createPortal(
    <Over>
      <NoticeStack />
    </Over>,
    useNoticeHost(),
  );
}
