import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

/** Short status label of a record, emphasised with `data-on`. */
const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 10px',
  borderRadius: RADII.pill,
  border: `1px solid ${theme.vars?.palette.edge}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
  color: theme.vars?.palette.text.secondary,
  '&[data-on]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars?.palette.accentFill,
    color: theme.vars?.palette.onAccent,
  },
}));

/** Badge that shows whether a record is featured. */
export function StatusBadge({ isOn, on, off }: { isOn: boolean; on: string; off: string }) {
  return <Badge data-on={isOn ? '' : undefined}>{isOn ? on : off}</Badge>;
}
