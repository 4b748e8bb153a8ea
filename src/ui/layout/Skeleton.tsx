import { styled } from '@mui/material/styles';

/** Placeholder with the final dimensions while content is loading. Hidden from screen readers. */
export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.divider,
  opacity: 0.6,
  minHeight: '1em',
}));
