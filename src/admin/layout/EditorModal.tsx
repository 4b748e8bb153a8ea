import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { AdminDialog, DialogBar } from './dialogs';

interface EditorModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Large dialog with a heading and a close button. It fills the screen on a phone. */
export function EditorModal({ title, onClose, children }: EditorModalProps) {
  return (
    <AdminDialog maxWidth="md" onClose={onClose}>
      <DialogBar onClose={onClose}>
        <DialogTitle>{title}</DialogTitle>
      </DialogBar>
      {children}
    </AdminDialog>
  );
}
