import { styled } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';

export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** The third number of columns starts at 720 px, so that an upright tablet fills its rows like a desktop. */
export const CardGrid = styled('ul', {
  shouldForwardProp: (prop) => prop !== 'columns',
})<{ columns: readonly [phone: number, tablet: number, desktop: number] }>(
  ({ theme, columns }) => ({
    display: 'grid',
    // Fewer columns for large text, so that no word breaks.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(8rem, ${100 / columns[0]}% - 9px)), 1fr))`,
    gap: 'clamp(12px, 1.8vw, 24px)',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${columns[1]}, minmax(0, 1fr))` },
    [theme.breakpoints.up(720)]: { gridTemplateColumns: `repeat(${columns[2]}, minmax(0, 1fr))` },
  }),
);

export const Container = styled('div')({
  width: '100%',
  maxWidth: 1280 + 2 * 24,
  margin: '0 auto',
  padding: '0 clamp(16px, 4vw, 24px)',
});

export const Panel = styled('div')(({ theme }) => ({
  borderRadius: RADII.card,
  border: `1px solid ${theme.vars?.palette.divider}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

export const Skeleton = styled('span')(({ theme }) => ({
  display: 'block',
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.divider,
  opacity: 0.6,
  minHeight: '1em',
}));

/** Parts of a page next to each other from 900 px on, below each other on smaller screens. */
export const Split = styled('div', { shouldForwardProp: (prop) => prop !== 'columns' })<{
  columns: string;
}>(({ theme, columns }) => ({
  display: 'grid',
  gap: 'clamp(24px, 4vw, 64px)',
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: columns },
}));

export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
