/** Height in px of the first line of the control. */
export const DATES_ROW = 54;

/** Style of the element around the control, whose script is loaded later on pages that are opened by a link. */
export const DATES_PLACE = { containerType: 'inline-size', minHeight: DATES_ROW } as const;

/** Container query for a control that is wide enough for a single row. */
export const WIDE_CONTROL = '@container (min-width: 1200px)';

/** Media query for the narrowest phones, on which two dates have no space for arrows next to them. */
export const NARROWEST = '@media (max-width: 339.95px)';
