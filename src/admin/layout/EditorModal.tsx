import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { IconButton } from '@/ui/form/IconButton';
import { FULL_SCREEN, Modal } from '@/ui/feedback/Modal';
import { PageFooter } from './PageFooter';

/** Distance of heading, body and footer from the edge of the dialog. */
export const EDITOR_INSET = 'clamp(16px, 3vw, 24px)';

const Window = styled(Modal)(({ theme }) => ({
  '&[data-shape]': { width: 'min(760px, calc(100vw - 32px))' },
  '&[open]': { display: 'flex', flexDirection: 'column' },
  // On a phone, the form fills the screen.
  [theme.breakpoints.down('sm')]: {
    '&[data-shape]': FULL_SCREEN,
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: `12px 12px 12px ${EDITOR_INSET}`,
  borderBottom: `1px solid ${theme.vars?.palette.divider}`,
}));

const Content = styled('div')({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' });

interface EditorModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /**
   * The content has no focusable element. The dialog is focused instead, so that keys scroll it.
   */
  isForReading?: boolean;
}

/** Large dialog with a heading and a close button. It fills the screen on a phone. */
export function EditorModal({ title, onClose, children, isForReading }: EditorModalProps) {
  return (
    <Window isOpen onClose={onClose} label={title}>
      <Head>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Content
        tabIndex={isForReading ? 0 : -1}
        role={isForReading ? 'region' : undefined}
        aria-label={isForReading ? title : undefined}
      >
        {children}
      </Content>
    </Window>
  );
}

/** Padded body of this dialog. */
export const EditorBody = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: EDITOR_INSET,
});

/** Footer of a form in this dialog. It stays visible, and toasts appear above it. */
export const EditorFooter = styled(PageFooter)(({ theme }) => ({
  padding: `12px ${EDITOR_INSET}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));
