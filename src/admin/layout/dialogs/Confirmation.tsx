import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { ConfirmButtons, type ConfirmActions } from '@/ui/feedback/ConfirmButtons';
import { AdminDialog } from './AdminDialog';

interface ConfirmationProps extends ConfirmActions {
  title: string;
  children: ReactNode;
}

/** Confirmation dialog with two or three actions. Escape and a press outside decline. */
export function Confirmation({ title, children, ...actions }: ConfirmationProps) {
  return (
    <AdminDialog maxWidth="xs" onClose={actions.decline.onClick}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <ConfirmButtons {...actions} />
      </DialogActions>
    </AdminDialog>
  );
}
