import { styled } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';

// The site shows no availability if none is published.
const Chip = styled('label')(({ theme }) => ({
  display: 'none',
  'html[data-availability] &': { display: 'flex' },
  flexShrink: 0,
  alignItems: 'center',
  gap: 8,
  minHeight: HEIGHTS.touch,
  paddingRight: 12,
  marginRight: 4,
  borderRight: `1px solid ${theme.vars?.palette.divider}`,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& input': {
    width: 20,
    height: 20,
    margin: 0,
    borderRadius: RADII.field,
    accentColor: theme.vars?.palette.accentFill,
    cursor: 'pointer',
  },
}));

interface AvailableFilterProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Filter of the store for the rental dates. */
export function AvailableFilter({ isOn, onChange }: AvailableFilterProps) {
  return (
    <Chip>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      Available on my dates
    </Chip>
  );
}
