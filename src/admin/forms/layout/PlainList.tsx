import { styled } from '@mui/material/styles';

/** A list of cards one below the other. */
export const PlainList = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
