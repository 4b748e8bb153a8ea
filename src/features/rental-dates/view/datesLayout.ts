/** Height in px of the first line of the control. */
export const DATES_ROW = 54;

/** Height in px of a line of text. */
export const LINE = 19;

/** Container query for a column of a wide screen. The title has a line of its own there, with the button at its end. */
export const COLUMN = '@container (max-width: 479.9px)';
/** Container query for a control with the filter next to the texts, but not next to the fields. */
export const TWO_ROWS = '@container (min-width: 700px) and (max-width: 1199.9px)';
/** Container query for a control that is wide enough for a single row. */
export const WIDE_CONTROL = '@container (min-width: 1200px)';

/** Media query for the narrowest phones, on which two dates have no space for arrows next to them. */
export const NARROWEST = '@media (max-width: 339.95px)';

/** A page that was opened with stored dates. Their texts have a place from the start, so that nothing moves. */
export const HAS_DATES = 'html[data-dates] &';
