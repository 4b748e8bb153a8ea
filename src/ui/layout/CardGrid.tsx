import { styled } from '@mui/material/styles';

/**
 * Grid of cards as a list. The number of columns depends on the viewport: below 600 px, from 600
 * px, and from 720 px, so that an upright tablet fills its rows like a desktop.
 */
export const CardGrid = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'columns',
})<{ columns: readonly [phone: number, tablet: number, desktop: number] }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns[0]}, minmax(0, 1fr))`,
    gap: 'clamp(12px, 1.8vw, 24px)',
    listStyle: 'none',
    padding: 0,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns[1]}, minmax(0, 1fr))` },
    [theme.breakpoints.up(720)]: { gridTemplateColumns: `repeat(${columns[2]}, minmax(0, 1fr))` },
  }),
);
