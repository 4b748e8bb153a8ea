import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { styled } from '@mui/material/styles';
import { IconButton } from '@/ui/form/IconButton';

const Star = styled(IconButton)(({ theme }) => ({
  '&[data-on]': { color: theme.vars?.palette.primary.main },
}));

export interface StarToggleProps {
  /** What is featured, for the name of the button. */
  name: string;
  isOn: boolean;
  /** No slot is free: pressing says why. */
  isBlocked?: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
}

/** The star that features a record or takes that back. */
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
