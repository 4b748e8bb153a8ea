import { styled } from '@mui/material/styles';
import { COLOURS, RADII } from '@/theme/tokens';

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
