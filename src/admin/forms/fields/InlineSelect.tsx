import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';

interface InlineSelectProps {
  /** Accessible name, such as 'Category'. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
}

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  '& > select': {
    width: '100%',
    height: HEIGHTS.touch,
    padding: '0 40px 0 16px',
    border: `1px solid ${theme.vars?.palette.edge}`,
    borderRadius: RADII.pill,
    backgroundColor: theme.vars?.palette.background.paper,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    fontSize: '0.9375rem',
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
  },
  '& > select:hover': { borderColor: theme.vars?.palette.primary.main },
  '& > svg': { position: 'absolute', right: 12, pointerEvents: 'none' },
}));

/** Select in a toolbar. It uses the native list, which works on every phone. */
export function InlineSelect({ label, value, options, onChange, className }: InlineSelectProps) {
  return (
    <Place className={className}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ExpandMoreIcon fontSize="small" aria-hidden="true" />
    </Place>
  );
}
