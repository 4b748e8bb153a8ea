import { styled } from '@mui/material/styles';

/** Shown instead of an empty list. */
export const EmptyNote = styled('p')(({ theme }) => ({
  padding: '32px 16px',
  borderRadius: 12,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  textAlign: 'center',
  color: theme.vars?.palette.text.secondary,
}));
