import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { useCloseRequest } from './useCloseRequest';

interface AdminDrawerProps {
  onClose: () => void;
  /** Accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * Drawer at the right edge that is open while it is rendered. Escape, the Back gesture of Android
 * and a press outside call `onClose`.
 */
export function AdminDrawer({ onClose, label, children }: AdminDrawerProps) {
  const handleClose = useCloseRequest(onClose);
  return (
    <Drawer
      open
      anchor="right"
      onClose={handleClose}
      slotProps={{ paper: { 'aria-label': label } }}
    >
      {children}
    </Drawer>
  );
}
