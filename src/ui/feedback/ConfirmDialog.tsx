import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { ButtonRow } from '../layout/Boxes';
import { Modal } from './Modal';

interface DialogAction {
  label: string;
  onClick: () => void;
}

export interface ConfirmActions {
  /** Primary action. */
  confirm: DialogAction;
  /** Second action, between `confirm` and `decline`. */
  alternative?: DialogAction;
  /** Last action. */
  decline: DialogAction;
}

/** Buttons of a confirmation with two or three actions. */
export function ConfirmButtons({ confirm, alternative, decline }: ConfirmActions) {
  return (
    <>
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
    </>
  );
}

interface ConfirmDialogProps extends ConfirmActions {
  title: string;
  children?: ReactNode;
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
}

/** Confirmation dialog of the public site with two or three actions. */
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
