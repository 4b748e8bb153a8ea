import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { RADII } from '@/theme/tokens';
import { useBackToClose } from '../history/useBackToClose';

interface ModalProps {
  onClose: () => void;
  label: string;
  children: ReactNode;
  /** `dialog` is centred, `side` fills the height at the right edge, `full` fills the screen. */
  shape?: 'dialog' | 'side' | 'full';
}

const Surface = styled('dialog')(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.divider}`,
  borderRadius: RADII.card,
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

/** Ignores later clicks of a double click that opened or closed a dialog: they were meant for what was there. */
function ignoreRepeatedClicks(): void {
  const handleClick = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else document.removeEventListener('click', handleClick, true);
  };
  document.addEventListener('click', handleClick, true);
}

/** Focus moves in, stays inside and returns on closing. Escape, Back and a click outside call `onClose`. */
export function Modal({ onClose, label, children, shape = 'dialog' }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  useBackToClose(onClose);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    ignoreRepeatedClicks();
    document.documentElement.style.overflow = 'hidden';
    return () => {
      document.documentElement.style.overflow = '';
      // Only a dialog that is closed before it is removed makes the browser restore the focus.
      element.close();
      ignoreRepeatedClicks();
    };
  }, []);

  return (
    <Surface
      ref={dialog}
      aria-label={label}
      data-shape={shape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Chrome fires `cancel` for the first Escape only. A second one would close the dialog without it.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that starts inside, such as a text selection, must not close the dialog.
        if (event.target === event.currentTarget && isPressOutside.current) onClose();
      }}
    >
      {children}
    </Surface>
  );
}
