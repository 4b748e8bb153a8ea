import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

/** Panel of a tool. */
export const LabPanel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(20px, 3vw, 32px)',
  alignContent: 'start',
  padding: 'clamp(16px, 3vw, 40px)',
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > *': { minWidth: 0 },
}));
