import { styled } from '@mui/material/styles';
import { HEIGHTS, MOTION, RADII } from '@/theme/tokens';
import { DATES_ROW, NARROWEST, WIDE_CONTROL } from './datesLayout';

/** Height in px of a line of text. */
const LINE = 19;

/** Container query for a column of a wide screen. The title has a line of its own there, with the button at its end. */
const COLUMN = '@container (max-width: 479.9px)';
/** Container query for a control with the filter next to the texts, but not next to the fields. */
const TWO_ROWS = '@container (min-width: 700px) and (max-width: 1199.9px)';
/** Container query for a control that is wide enough for a hint or the age in one line. */
const ONE_LINE = '@container (min-width: 400px)';

/** A page that was opened with stored dates. Their texts have a place from the start, so that nothing moves. */
const HAS_DATES = 'html[data-dates] &';
const HAS_STATUS = 'html[data-dates][data-availability] &';

/**
 * Title and fields of the control, with texts and the filter. A phone shows only title and fields until it is open, and for
 * chosen dates the age of the availability and the filter.
 */
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
    '&:not([data-open])': {
      '& .clear, & .note > :not([data-tone="age"]), html:not([data-dates]) & .filter': {
        display: 'none',
      },
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
    padding: 0,
    border: 0,
    borderRadius: RADII.field,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    [theme.breakpoints.up('sm')]: { display: 'none' },
  },
  '& svg': { fontSize: 20, transition: `transform ${MOTION.quick}ms ${MOTION.ease}` },
  '& [aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

/** Texts below or next to the fields, and the button that clears the dates. */
export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  '& > .note': {
    fontSize: '0.8125rem',
    lineHeight: `${LINE}px`,
    color: theme.vars?.palette.text.secondary,
    paddingTop: 6,
    [HAS_STATUS]: { minHeight: LINE * 2 + 6 },
  },
  '& [data-tone="hint"]': { color: theme.vars?.palette.warning.main },
  '& [data-tone="error"]': { color: theme.vars?.palette.error.main },
  '& > .clear': {
    flex: 'none',
    minHeight: HEIGHTS.touch,
    margin: '0 -8px',
    padding: '0 8px',
    border: 0,
    borderRadius: RADII.pill,
    background: 'none',
    color: theme.vars?.palette.primary.main,
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    gap: 16,
    maxWidth: 600,
    minHeight: HEIGHTS.touch,
    // In a narrow control each hint and the age have two lines.
    '& > .note': {
      flex: '1 1 0',
      minWidth: 0,
      [HAS_DATES]: { minHeight: LINE * 5 + 6 },
      [HAS_STATUS]: { minHeight: LINE * 7 + 6 },
      [ONE_LINE]: {
        [HAS_DATES]: { minHeight: LINE * 3 + 6 },
        [HAS_STATUS]: { minHeight: LINE * 4 + 6 },
      },
      [WIDE_CONTROL]: {
        display: 'grid',
        alignContent: 'center',
        minHeight: DATES_ROW,
        paddingTop: 0,
        [HAS_DATES]: { alignContent: 'start', minHeight: LINE * 3 },
        [HAS_STATUS]: { minHeight: LINE * 4 },
      },
    },
    [WIDE_CONTROL]: { '& > .clear': { marginTop: (DATES_ROW - HEIGHTS.touch) / 2 } },
  },
}));
