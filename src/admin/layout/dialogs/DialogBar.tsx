import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

interface DialogBarProps {
  /** The heading, such as a `DialogTitle`. */
  children: ReactNode;
  /** Accessible name of the button. */
  closeLabel?: string;
  onClose: () => void;
}

/** Bar at the top of a dialog or drawer, with a heading and a close button. It stays visible. */
export function DialogBar({ children, closeLabel = 'Close', onClose }: DialogBarProps) {
  return (
    <AppBar component="div" position="sticky">
      <Toolbar>
        {children}
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
