import { styled } from '@mui/material/styles';
import { HEIGHTS } from '@/theme/tokens';

/** Height in px of the first line of the control. */
export const DATES_ROW = 54;

/** Height in px of a line of text. */
export const LINE = 19;

/** Container query for a column of a wide screen. The title has a line of its own there, with the button at its end. */
export const COLUMN = '@container (max-width: 479.9px)';
/** Container query for a control whose filter has a line of its own. */
const FILTER_LINE = '@container (max-width: 699.9px)';
/** Container query for a control with the filter next to the texts, but not next to the fields. */
export const TWO_ROWS = '@container (min-width: 700px) and (max-width: 1199.9px)';
/** Container query for a control that is wide enough for a single row. */
export const WIDE_CONTROL = '@container (min-width: 1200px)';
/** Container query for a control in which each hint and the age have two lines. */
const TWO_LINES = '@container (max-width: 399.9px)';

/** Media query for the narrowest phones, on which two dates have no space for arrows next to them. */
export const NARROWEST = '@media (max-width: 339.95px)';

/** A page that was opened with stored dates. Their texts have a place from the start, so that nothing moves. */
export const HAS_DATES = 'html[data-dates] &';
const HAS_STATUS = 'html[data-dates][data-availability] &';

/** Height in px of a number of lines below the fields. */
const below = (lines: number) => LINE * lines + 6;

/** Heights in px of the texts: without dates, with dates, and with dates and their availability. */
const texts = (prompt: number, dates: number, status: number) => ({
  '--texts': `${prompt}px`,
  [HAS_DATES]: { '--texts': `${dates}px` },
  [HAS_STATUS]: { '--texts': `${status}px` },
});

const filterLine = { '--filter': `${HEIGHTS.touch}px` };

/** Place of the closed control, whose script is loaded later on pages that are opened by a link. */
export const DatesSpace = styled('div')(({ theme }) => ({
  minHeight: 'calc(var(--rows) + var(--texts) + var(--filter))',
  '--rows': `${DATES_ROW}px`,
  '--filter': '0px',
  ...texts(below(0), below(0), below(2)),
  [theme.breakpoints.up('sm')]: {
    ...texts(HEIGHTS.touch, below(3), below(4)),
    [COLUMN]: { '--rows': `${HEIGHTS.touch + DATES_ROW}px` },
    [TWO_LINES]: texts(HEIGHTS.touch, below(5), below(7)),
    [WIDE_CONTROL]: { '--rows': '0px', ...texts(DATES_ROW, LINE * 3, LINE * 4) },
    [FILTER_LINE]: { 'html[data-availability] &[data-filter]': filterLine },
  },
  [theme.breakpoints.down('sm')]: { [`${HAS_STATUS}[data-filter]`]: filterLine },
}));
