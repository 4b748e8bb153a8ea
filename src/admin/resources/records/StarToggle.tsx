import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { TooltipButton } from '../../layout/TooltipButton';

interface StarToggleProps {
  /** Name of the record, for the accessible name of the button. */
  name: string;
  isOn: boolean;
  /** Whether no slot is free. Pressing the button then explains why. */
  isBlocked?: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Star button that features or unfeatures a record. */
export function StarToggle({ name, isOn, isBlocked, isDisabled, onToggle }: StarToggleProps) {
  const Icon = isOn ? StarIcon : StarBorderIcon;
  return (
    <TooltipButton
      label={`${isOn ? 'Unfeature' : 'Feature'} ${name}`}
      color={isOn ? 'primary' : 'inherit'}
      aria-disabled={isBlocked || undefined}
      disabled={isDisabled}
      onClick={() => onToggle(!isOn)}
    >
      <Icon fontSize="small" />
    </TooltipButton>
  );
}
