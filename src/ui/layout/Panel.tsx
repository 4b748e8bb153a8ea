import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

/** Box with an edge that is set off from the page. The caller sets padding and layout. */
export const Panel = styled('div')(({ theme }) => ({
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));
