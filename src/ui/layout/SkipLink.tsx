import { styled } from '@mui/material/styles';
import { HEIGHTS } from '@/theme/tokens';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  // Below the bar: over it, it would hide the link home from a finger.
  top: HEIGHTS.bar + 8,
  left: 8,
  zIndex: 30,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: theme.vars?.palette.accentFill,
  color: theme.vars?.palette.onAccent,
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-400%)' },
}));

/** The first stop of the keyboard: past the navigation to the page. */
export function SkipLink() {
  return <Skip href="#main">Skip to content</Skip>;
}
