import type { CSSObject } from '@mui/material/styles';
import { HEIGHTS, MOTION, RADII } from './tokens';

/** Links, and buttons that must keep the focus, have `aria-disabled` instead of `disabled`. */
export const DISABLED = '&:disabled, &[aria-disabled="true"]';

export const buttonShape: CSSObject = {
  borderRadius: RADII.pill,
  minHeight: HEIGHTS.touch,
  padding: '10px 22px',
  textAlign: 'center',
  transition: `background-color ${MOTION.quick}ms ${MOTION.ease}, border-color ${MOTION.quick}ms ${MOTION.ease}`,
};

export const containedButton: CSSObject = {
  // Visible in forced colours, which have no backgrounds.
  border: '1px solid transparent',
  backgroundColor: 'var(--s-palette-accentFill)',
  color: 'var(--s-palette-onAccent)',
  '&:hover': { backgroundColor: 'color-mix(in srgb, var(--s-palette-accentFill) 86%, white)' },
  [DISABLED]: {
    backgroundColor: 'var(--s-palette-divider)',
    color: 'var(--s-palette-text-secondary)',
  },
};

export const outlinedButton: CSSObject = {
  borderColor: 'var(--s-palette-edge)',
  color: 'var(--s-palette-text-primary)',
  '&:hover': { borderColor: 'var(--s-palette-primary-main)', backgroundColor: 'transparent' },
};
