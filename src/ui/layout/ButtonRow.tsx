import { styled } from '@mui/material/styles';

/** Buttons next to each other, in several rows if they need more space. */
export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
