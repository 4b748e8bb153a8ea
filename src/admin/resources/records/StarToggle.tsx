import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { styled } from '@mui/material/styles';
import { IconButton } from '@/ui/form/IconButton';

const Star = styled(IconButton)(({ theme }) => ({
  '&[data-on]': { color: theme.vars?.palette.primary.main },
}));

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
  return (
    <Star
      aria-label={`${isOn ? 'Unfeature' : 'Feature'} ${name}`}
      aria-disabled={isBlocked || undefined}
      disabled={isDisabled}
      data-on={isOn ? '' : undefined}
      onClick={() => onToggle(!isOn)}
    >
      {isOn ? <StarIcon /> : <StarBorderIcon />}
    </Star>
  );
}
