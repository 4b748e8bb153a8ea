import { keyframes, styled } from '@mui/material/styles';
import { MOTION } from '@/theme/tokens';
import { createValueStore } from '@/api/valueStore';

const pending = createValueStore({ count: 0 });
const changeCount = (by: 1 | -1) => pending.update({ count: pending.read().count + by });

export function trackNavigation<T>(work: Promise<T>): Promise<T> {
  // Called while React renders, when listeners must not be notified.
  queueMicrotask(() => changeCount(1));
  return work.finally(() => changeCount(-1));
}

/** Delay in ms before the bar appears, so that fast navigations do not show it. */
const GRACE_MS = 250;
/** Duration of the animation in ms, for slow connections. The bar never reaches its full width. */
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

export function NavigationProgress() {
  return pending.use().count > 0 ? <Bar role="progressbar" aria-label="Loading page" /> : null;
}
