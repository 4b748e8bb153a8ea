import { styled } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  // Placed below the bar, because it would otherwise cover the home link.
  top: HEIGHTS.bar + 8,
  left: 8,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: RADII.pill,
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-400%)' },
}));

export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
