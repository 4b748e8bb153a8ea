/** Container query for a control that is wide enough for a single row. */
export const WIDE_CONTROL = '@container (min-width: 960px)';
