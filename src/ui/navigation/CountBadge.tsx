import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -4,
  right: -4,
  minWidth: 20,
  padding: '0 5px',
  borderRadius: RADII.pill,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  color: theme.vars?.palette.onAccent,
  backgroundColor: theme.vars?.palette.accentFill,
}));

/** Number on the corner of a control, whose name says it too. Nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Badge aria-hidden="true" translate="no">
      {count}
    </Badge>
  );
}
