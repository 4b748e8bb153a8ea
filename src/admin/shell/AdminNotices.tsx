import Box from '@mui/material/Box';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { NoticeStack } from '@/features/notices';
import { useNoticeHost } from './useNoticeHost';

/** Distance in px that keeps toasts above the sticky buttons of a form. */
const OVER_BUTTONS = 84;

const OVER_FOOTERS = {
  display: 'contents',
  '[role="dialog"]:has(.MuiDialogActions-root) &, body:has(main [data-foot]) &': {
    '& > [role="status"]': { bottom: OVER_BUTTONS },
  },
};

/** Renders the toasts in the topmost dialog, if one is open. Behind it, Undo could not be pressed. */
export function AdminNotices() {
  const home = useRef<HTMLDivElement>(null);
  const host = useNoticeHost(home);
  return (
    <div ref={home}>
      {createPortal(
        <Box sx={OVER_FOOTERS}>
          <NoticeStack />
        </Box>,
        host,
      )}
    </div>
  );
}
