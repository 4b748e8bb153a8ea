import type { ReactNode } from 'react';
import { TooltipButton } from '../layout/TooltipButton';

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

export const actionProps = (action: RowAction) => ({
  disabled: action.isDisabled ?? false,
  'aria-disabled': action.isBlocked || undefined,
  'data-opens-editor': action.opensEditor ? '' : undefined,
});

interface ActionButtonsProps {
  name: string;
  actions: readonly RowAction[];
}

export function ActionButtons({ name, actions }: ActionButtonsProps) {
  return actions.map((action, index) => (
    <TooltipButton
      // The verb of a star changes when it is pressed, and its button must keep the focus.
      key={index}
      label={`${action.verb} ${name}`}
      color={action.isHighlighted ? 'primary' : 'inherit'}
      {...actionProps(action)}
      onClick={action.act}
    >
      {action.icon}
    </TooltipButton>
  ));
}
