import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

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

type OpenProps = Omit<ModalProps, 'isOpen'>;

/** Opens with its first appearance and closes before it goes: only so the focus finds its way back. */
function OpenModal({ onClose, label, children, shape = 'dialog', className }: OpenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      element.close();
    };
  }, []);

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
      // Chrome asks before the first Escape alone; the second in a row would close it unasked.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began inside, as one that marks text, is none beside it.
        if (event.target === event.currentTarget && isPressedBeside.current) onClose();
      }}
    >
      {children}
    </Surface>
  );
}

/**
 * A modal window on the browser's own `<dialog>`: focus goes in, stays in and returns; Escape, the
 * Back gesture of Android and a click beside it close it. Costs a visitor next to nothing.
 */
export function Modal({ isOpen, ...props }: ModalProps) {
  return isOpen ? <OpenModal {...props} /> : null;
}
