import { TooltipButton } from '../layout/TooltipButton';
import { actionProps, type RowAction } from './rowActions';

interface ActionButtonsProps {
  /** Name of the record. */
  name: string;
  actions: readonly RowAction[];
}

/** The actions of a record as icon buttons. */
export function ActionButtons({ name, actions }: ActionButtonsProps) {
  return actions.map((action) => (
    <TooltipButton
      key={action.verb}
      label={`${action.verb} ${name}`}
      color={action.isHighlighted ? 'primary' : 'inherit'}
      {...actionProps(action)}
      onClick={action.act}
    >
      {action.icon}
    </TooltipButton>
  ));
}
