import Popover from '@mui/material/Popover';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useBackToClose } from '@/ui/history/useBackToClose';

interface OpenPopoverProps {
  anchor: HTMLElement;
  label: string;
  onClose: () => void;
  children: ReactNode;
}

function OpenPopover({ anchor, label, onClose, children }: OpenPopoverProps) {
  useBackToClose(onClose);
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      {children}
    </Popover>
  );
}

interface PopoverButtonProps {
  /** Accessible name of what opens. */
  label: string;
  renderButton: (props: {
    'aria-haspopup': 'dialog';
    'aria-expanded': boolean;
    onClick: (event: { currentTarget: HTMLElement }) => void;
  }) => ReactNode;
  /** Returns the content. `close` removes it synchronously and returns the focus to the button, so that another dialog can open. */
  children: (close: () => void) => ReactNode;
}

export function PopoverButton({ label, renderButton, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      {renderButton({
        'aria-haspopup': 'dialog',
        'aria-expanded': anchor !== undefined,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      {anchor && (
        <OpenPopover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
          {children(() => flushSync(() => setAnchor(undefined)))}
        </OpenPopover>
      )}
    </>
  );
}
