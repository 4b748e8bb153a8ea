import { styled } from '@mui/material/styles';

/** Fields next to each other where there is room. */
export const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  gap: 16,
});
