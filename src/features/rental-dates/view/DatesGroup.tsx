import { styled } from '@mui/material/styles';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import {
  COLUMN,
  DATES_ROW,
  HAS_DATES,
  LINE,
  NARROWEST,
  TWO_ROWS,
  WIDE_CONTROL,
} from './datesLayout';

/** A closed phone control shows title and fields, and for dates the filter and the age, or the first hint. */
export const DatesGroup = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 12,
  '& > .foot, & > .filter': { gridColumn: '1 / -1' },
  [TWO_ROWS]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > .fields': { gridColumn: '2 / -1' },
    '& > .foot': { gridColumn: '1 / 3' },
    '& > .filter': { gridColumn: 'auto' },
  },
  [WIDE_CONTROL]: {
    gridTemplateColumns: 'auto 364px minmax(0, 1fr) auto',
    '& > .foot, & > .filter': { gridColumn: 'auto' },
    '& > .filter': { paddingTop: (DATES_ROW - HEIGHTS.touch) / 2 },
  },
  [theme.breakpoints.up('sm')]: {
    columnGap: 20,
    [COLUMN]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > .fields, & .note': { gridColumn: '1 / -1' },
      '& > .foot': { display: 'contents' },
      '& .clear': { gridArea: '1 / 2' },
    },
  },
  [theme.breakpoints.down('sm')]: {
    // Large text has the fields below the title.
    display: 'flex',
    flexWrap: 'wrap',
    '& > .fields': { flex: '1 1 11.5rem' },
    '& > .foot, & > .filter': { flexBasis: '100%' },
    '&:not([data-open])': {
      '& .clear, & .note > :not([data-tone]), & [data-tone="hint"] ~ *, html:not([data-dates]) & .filter':
        { display: 'none' },
    },
  },
}));

export const Title = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  width: 'min-content',
  minHeight: DATES_ROW,
  fontSize: '0.8125rem',
  fontWeight: 650,
  lineHeight: 1.3,
  [theme.breakpoints.up('sm')]: {
    width: 'auto',
    fontSize: '1rem',
    [COLUMN]: { minHeight: HEIGHTS.touch },
  },
  [theme.breakpoints.down('sm')]: { paddingRight: 20 },
  [NARROWEST]: { paddingRight: 0, '& svg': { display: 'none' } },
  // The title is part of the target.
  '& > button': {
    position: 'absolute',
    inset: '0 -4px',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    borderRadius: RADII.field,
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
  '& svg': { fontSize: 20, transition: `transform ${MOTION.quick}ms ${MOTION.ease}` },
  '& [aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  '& > .note': {
    fontSize: '0.8125rem',
    lineHeight: LINE / 13,
    color: theme.vars?.palette.text.secondary,
    paddingTop: 6,
    minHeight: 'var(--texts)',
  },
  '& [data-tone="hint"]': { color: theme.vars?.palette.warning.main },
  '& [data-tone="error"]': { color: theme.vars?.palette.error.main },
  '& > .clear': {
    flex: 'none',
    minHeight: HEIGHTS.touch,
    margin: '0 -8px',
    padding: '0 8px',
    borderRadius: RADII.pill,
    color: theme.vars?.palette.primary.main,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    gap: 16,
    maxWidth: 600,
    '& > .note': {
      flex: '1 1 0',
      minWidth: 0,
      [WIDE_CONTROL]: {
        display: 'grid',
        alignContent: 'center',
        paddingTop: 0,
        [HAS_DATES]: { alignContent: 'start' },
      },
    },
    [WIDE_CONTROL]: { '& > .clear': { marginTop: (DATES_ROW - HEIGHTS.touch) / 2 } },
  },
}));
