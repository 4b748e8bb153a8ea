import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { AdminDialog } from './AdminDialog';

interface Choice {
  label: string;
  onClick: () => void;
}

interface ConfirmationProps {
  title: string;
  children: ReactNode;
  /** Primary action. */
  confirm: Choice;
  /** Second action, between `confirm` and `decline`. */
  alternative?: Choice;
  /** Last action, also called for Escape and a press outside. */
  decline: Choice;
}

/** Confirmation dialog with two or three actions. */
export function Confirmation(props: ConfirmationProps) {
  const { title, children, confirm, alternative, decline } = props;
  return (
    <AdminDialog maxWidth="xs" onClose={decline.onClick}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={confirm.onClick}>
          {confirm.label}
        </Button>
        {alternative && (
          <Button variant="outlined" onClick={alternative.onClick}>
            {alternative.label}
          </Button>
        )}
        <Button variant="outlined" onClick={decline.onClick}>
          {decline.label}
        </Button>
      </DialogActions>
    </AdminDialog>
  );
}
