import CloseIcon from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useState, type ReactNode, useCallback, useRef } from 'react';
import { ConfirmButtons, type ConfirmActions } from '@/ui/feedback/ConfirmButtons';
import { useBackToClose } from '@/ui/history/useBackToClose';
import { useModule, type LazyModule } from '@/ui/lazy/lazyModule';
import { RetryBanner } from './StatusAlert';
import { PartSpinner } from './Spinner';

export function topDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
}

interface AdminDialogProps extends Pick<DialogProps, 'maxWidth' | 'fullScreen' | 'children'> {
  onClose: () => void;
  /** Accessible name of a dialog without a `DialogTitle`. */
  label?: string;
}

/** Open while it is rendered. Escape, Back and a press outside call `onClose`. */
export function AdminDialog({ onClose, label, ...props }: AdminDialogProps) {
  useBackToClose(onClose);
  const name = label === undefined ? {} : { 'aria-label': label, 'aria-labelledby': undefined };
  return <Dialog {...props} open fullWidth onClose={onClose} slotProps={{ paper: name }} />;
}

interface AdminDrawerProps {
  onClose: () => void;
  label: string;
  children: ReactNode;
}

/** At the right edge, open while it is rendered. Escape, Back and a press outside call `onClose`. */
export function AdminDrawer({ onClose, label, children }: AdminDrawerProps) {
  useBackToClose(onClose);
  return (
    <Drawer open anchor="right" onClose={onClose} slotProps={{ paper: { 'aria-label': label } }}>
      {children}
    </Drawer>
  );
}

interface DialogBarProps {
  children: ReactNode;
  closeLabel?: string;
  onClose: () => void;
}

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

interface EditorModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

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

interface ConfirmationProps extends ConfirmActions {
  title: string;
  /** Called by Escape, Back and a press outside. */
  onClose?: () => void;
  children: ReactNode;
}

/** Confirmation dialog with two or three actions. Escape and a press outside decline by default. */
export function Confirmation({ title, children, onClose, ...actions }: ConfirmationProps) {
  return (
    <AdminDialog maxWidth="xs" onClose={onClose ?? actions.decline.onClick}>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <ConfirmButtons {...actions} />
      </DialogActions>
    </AdminDialog>
  );
}

export interface ConfirmOptions {
  title: string;
  text: ReactNode;
  /** Label of the confirming button, a verb such as 'Delete'. The other button is 'Cancel'. */
  verb: string;
  /** Whether Cancel keeps unsaved work. It is the prominent button then. */
  keepsWork?: boolean;
  /** What can be done instead. It is the prominent button then. */
  instead?: { label: string; onClick: () => void };
}

/** `if (await confirm({ … })) …`. Escape and a press outside cancel. The component must render `dialog`. */
export function useConfirm() {
  const [question, setQuestion] = useState<ConfirmOptions | null>(null);
  const answer = useRef<((isYes: boolean) => void) | null>(null);
  const settle = (isYes: boolean) => {
    setQuestion(null);
    answer.current?.(isYes);
    answer.current = null;
  };
  const confirm = useCallback(
    (options: ConfirmOptions): Promise<boolean> =>
      new Promise((resolve) => {
        // A newer confirmation replaces an open one, which resolves to false.
        answer.current?.(false);
        answer.current = resolve;
        setQuestion(options);
      }),
    [],
  );
  const { title, text, verb, keepsWork, instead } = question ?? {};
  const confirming = { label: verb ?? '', onClick: () => settle(true) };
  const cancel = { label: 'Cancel', onClick: () => settle(false) };
  const handleInstead = () => {
    settle(false);
    instead?.onClick();
  };
  const dialog: ReactNode = question && (
    <Confirmation
      title={title ?? ''}
      confirm={
        instead ? { label: instead.label, onClick: handleInstead } : keepsWork ? cancel : confirming
      }
      {...(instead && { alternative: confirming })}
      decline={keepsWork ? confirming : cancel}
      onClose={cancel.onClick}
    >
      <p>{text}</p>
    </Confirmation>
  );
  return { confirm, dialog };
}

interface LazyDialogProps<M> {
  part: LazyModule<M>;
  /** Accessible name while the part is loaded. */
  title: string;
  onClose: () => void;
  children: (module: M) => ReactNode;
}

/** Dialog whose code is loaded when it is opened. Renders synchronously if it is already loaded. */
export function LazyDialog<M>({ part, title, onClose, children }: LazyDialogProps<M>) {
  const { value: module, hasFailed, retry } = useModule(part);
  if (module) return children(module);
  return (
    <EditorModal title={title} onClose={onClose}>
      <DialogContent>
        {hasFailed ? (
          <RetryBanner onRetry={retry}>Part of this page could not be loaded.</RetryBanner>
        ) : (
          <PartSpinner label="Loading" />
        )}
      </DialogContent>
    </EditorModal>
  );
}
