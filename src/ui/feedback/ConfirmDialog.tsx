import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmButtons, type ConfirmActions } from './ConfirmButtons';
import { Modal } from './Modal';
import { ButtonRow } from '../layout/Boxes';

interface ConfirmDialogProps extends ConfirmActions {
  title: string;
  children?: ReactNode;
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
}

export default function ConfirmDialog({
  title,
  children,
  onClose,
  ...actions
}: ConfirmDialogProps) {
  return (
    <Modal onClose={onClose} label={title}>
      <div style={{ display: 'grid', gap: 12, padding: 24 }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {children}
        <ButtonRow style={{ marginTop: 12 }}>
          <ConfirmButtons {...actions} />
        </ButtonRow>
      </div>
    </Modal>
  );
}
