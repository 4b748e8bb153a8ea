import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** `dialog` stands in the middle, `side` fills the height at the right, `full` the screen. */
  shape?: 'dialog' | 'side' | 'full';
  className?: string;
}

const Surface = styled('dialog')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: 12,
  padding: 0,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  width: 'min(480px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.66)' },
  '&[data-shape="side"]': {
    margin: '0 0 0 auto',
    width: 'min(400px, 100vw)',
    height: '100dvh',
    maxHeight: '100dvh',
    borderWidth: '0 0 0 1px',
    borderRadius: 0,
  },
  '&[data-shape="full"]': {
    margin: 0,
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    border: 0,
    borderRadius: 0,
  },
}));

/**
 * A modal window on the browser's own `<dialog>`: focus goes in, stays in and returns; Escape, the
 * Back gesture of Android and a click beside it close it. Costs a visitor next to nothing.
 */
export function Modal({ isOpen, onClose, label, children, shape = 'dialog', className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return undefined;
    element.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element.close();
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <Surface
      ref={dialog}
      aria-label={label}
      data-shape={shape}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </Surface>
  );
}
