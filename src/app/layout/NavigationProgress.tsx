import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { MOTION } from '@/theme/tokens';
import { useIsNavigating } from '../routing/pendingNavigation';

/** A page that comes within this time, ms, needs no sign that it is coming. */
const GRACE_MS = 250;
/** On a slow connection the bar fills about as slowly; it never reaches the end by itself. */
const FILL_MS = 12_000;

const fill = keyframes({
  from: { transform: 'scaleX(0)' },
  '30%': { transform: 'scaleX(0.6)' },
});
const show = keyframes({ from: { opacity: 0 } });

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 50,
  inset: '0 0 auto 0',
  height: 3,
  backgroundColor: theme.vars?.palette.accentFill,
  transformOrigin: '0 0',
  transform: 'scaleX(0.9)',
  animation: `${fill} ${FILL_MS}ms ${MOTION.ease} ${GRACE_MS}ms backwards, ${show} 1ms ${GRACE_MS}ms backwards`,
}));

/** A slim bar at the top while the page that was asked for is on its way. */
export function NavigationProgress() {
  return useIsNavigating() ? <Bar role="progressbar" aria-label="Loading page" /> : null;
}
