import { styled } from '@mui/material/styles';

/** A quiet placeholder in the final layout while content is on its way. Not read out. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.divider,
  opacity: 0.6,
  minHeight: '1em',
}));
