import { styled } from '@mui/material/styles';

/** List of stacked cards. */
export const StackedList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
