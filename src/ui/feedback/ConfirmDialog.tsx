import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Modal } from './Modal';

/** An answer, and what it does. */
interface Answer {
  label: string;
  onClick: () => void;
}

export interface ConfirmDialogProps {
  title: string;
  children?: ReactNode;
  /** The main answer. */
  confirm: Answer;
  /** One that stands between the main answer and the other. */
  alternative?: Answer;
  /** The other answer. */
  decline: Answer;
  /** Escape, the backdrop: no answer. */
  onClose: () => void;
}

const Body = styled('div')({ display: 'grid', gap: 12, padding: 24 });

const Answers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 12 });

/** A question with two answers or three, and a way out. */
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
        <Answers>
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
        </Answers>
      </Body>
    </Modal>
  );
}
