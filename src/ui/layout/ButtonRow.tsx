import { styled } from '@mui/material/styles';

/** Buttons beside each other, in several rows if they need more space. */
export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
