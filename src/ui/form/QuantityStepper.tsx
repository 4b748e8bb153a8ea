import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { IconButton } from './Button';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  max: number;
  isDisabled?: boolean;
  onChange: (by: 1 | -1) => void;
}

const Stepper = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: RADII.pill,
  border: `1px solid ${theme.vars?.palette.edge}`,
  '& > span': { minWidth: '2ch', textAlign: 'center', fontWeight: 600 },
  '& [aria-disabled="true"]': { opacity: 0.4, cursor: 'default', background: 'none' },
}));

/** At the limits the buttons stay focusable, so that focus is not lost. */
export default function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, max, isDisabled, onChange } = props;
  return (
    <Stepper role="group" aria-label={`Quantity of ${name}`}>
      <IconButton
        aria-label={`Decrease quantity of ${name}`}
        disabled={isDisabled}
        aria-disabled={quantity <= 1}
        onClick={() => quantity > 1 && onChange(-1)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
      <span aria-live="polite" translate="no">
        {quantity}
      </span>
      <IconButton
        aria-label={`Increase quantity of ${name}`}
        disabled={isDisabled}
        aria-disabled={quantity >= max}
        onClick={() => quantity < max && onChange(1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Stepper>
  );
}
