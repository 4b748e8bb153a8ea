import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

/** Shown instead of an empty list. */
export const EmptyNote = styled('p')(({ theme }) => ({
  padding: '32px 16px',
  borderRadius: RADII.card,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));
