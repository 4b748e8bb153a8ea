import type { ReactNode } from 'react';

/** Action of a row or card. */
export interface RowAction {
  /** Such as 'Edit'. The accessible name adds that of the record. */
  verb: string;
  icon: ReactNode;
  act: () => void;
  isDisabled?: boolean;
  /** Whether it is possible only after something else. Pressing it explains that. */
  isBlocked?: boolean;
  isHighlighted?: boolean;
  opensEditor?: boolean;
}

/** Returns the props that the controls of an action share. */
export const actionProps = (action: RowAction) => ({
  disabled: action.isDisabled ?? false,
  'aria-disabled': action.isBlocked || undefined,
  'data-opens-editor': action.opensEditor ? '' : undefined,
});
