import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Modal } from './Modal';

interface DialogAction {
  label: string;
  onClick: () => void;
}

interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  /** Primary action. */
  confirm: DialogAction;
  /** Second action, between `confirm` and `decline`. */
  alternative?: DialogAction;
  /** Last action. */
  decline: DialogAction;
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
}

const Body = styled('div')({ display: 'grid', gap: 12, padding: 24 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

/** Confirmation dialog of the public site with two or three actions. */
export default function ConfirmDialog({
  title,
  children,
  confirm,
  alternative,
  decline,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal isOpen onClose={onClose} label={title}>
      <Body>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {children}
        <Actions>
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
        </Actions>
      </Body>
    </Modal>
  );
}
