import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { HEIGHTS, MOTION, RADII, COLOURS } from '@/theme/tokens';

const Plain = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: HEIGHTS.touch,
  height: HEIGHTS.touch,
  padding: 0,
  border: 0,
  borderRadius: RADII.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${MOTION.quick}ms ${MOTION.ease}`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars?.palette.divider } },
  '&[aria-disabled="true"], &:disabled': { opacity: 0.4, cursor: 'default' },
}));

/** Icon button of at least 44 × 44 px. It requires an accessible name. */
export function IconButton(props: ComponentProps<typeof Plain>) {
  return <Plain type="button" {...props} />;
}

/** Round button with sufficient contrast on any image. */
export const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: RADII.pill,
  backgroundColor: 'rgb(14 15 18 / 0.78)',
  color: COLOURS.dark.ink,
  cursor: 'pointer',
  '&:hover': { backgroundColor: COLOURS.dark.ground },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
});
