import { styled } from '@mui/material/styles';

/** The buttons of a row or card. */
export const RowActions = styled('span')({
  display: 'flex',
  flexWrap: 'nowrap',
  justifyContent: 'flex-end',
});
