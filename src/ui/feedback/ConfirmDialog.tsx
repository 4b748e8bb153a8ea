import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmButtons, type ConfirmActions } from './ConfirmButtons';
import { Modal } from './Modal';

interface ConfirmDialogProps extends ConfirmActions {
  title: string;
  children?: ReactNode;
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
}

const Body = styled('div')({ display: 'grid', gap: 12, padding: 24 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

/** Confirmation dialog of the public site with two or three actions. */
export default function ConfirmDialog({
  title,
  children,
  onClose,
  ...actions
}: ConfirmDialogProps) {
  return (
    <Modal isOpen onClose={onClose} label={title}>
      <Body>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        {children}
        <Actions>
          <ConfirmButtons {...actions} />
        </Actions>
      </Body>
    </Modal>
  );
}
