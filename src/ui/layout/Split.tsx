import { styled } from '@mui/material/styles';

/** Parts of a page next to each other from 900 px on, below each other on smaller screens. */
export const Split = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: string;
}>(({ theme, columns }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 64px)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: columns },
}));
