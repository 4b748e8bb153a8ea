import type { CSSObject, Theme } from '@mui/material/styles';
import type { CalendarRow } from '@/domain/rental/stock/calendar';
import { RADII } from '@/theme/tokens';

/** Widths of the table in px. */
export const CELL_WIDTH = 27;
export const NAME_WIDTH = 176;

/** In px. Rows out of view are not rendered. Each booking of a day has 24 px, above a line of 1 px. */
export const rowHeight = ({ lanes }: CalendarRow) => 24 * Math.max(2, lanes) + 1;

export function barColours(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    '& [data-kind="held"]': { backgroundColor: palette.accentFill, color: palette.onAccent },
    '& [data-kind="quoted"]': {
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      backgroundImage: `repeating-linear-gradient(135deg, color-mix(in srgb, ${palette.accentFill} 55%, transparent) 0 3px, transparent 3px 8px)`,
      boxShadow: `inset 0 1px ${palette.primary.main}, inset 0 -1px ${palette.primary.main}`,
    },
    '& [data-kind="maintenance"]': {
      backgroundColor: palette.edge,
      color: palette.background.default,
    },
  };
}

function headerStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    '& th': { padding: 0, fontWeight: 500, backgroundColor: palette.background.paper },
    '& thead th': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      height: 52,
      borderBottom: `1px solid ${palette.divider}`,
      fontVariantNumeric: 'tabular-nums',
      '& > span[aria-hidden]': { display: 'grid', placeItems: 'center' },
      '& small': { fontSize: '0.75rem', color: palette.text.secondary },
      '&[aria-current]': {
        color: palette.primary.main,
        fontWeight: 700,
        boxShadow: `inset 0 -3px ${palette.primary.main}`,
        '& small': { color: 'inherit' },
      },
    },
    '& th:first-of-type': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      width: NAME_WIDTH,
      padding: '0 12px',
      textAlign: 'left',
      borderRight: `1px solid ${palette.divider}`,
      '& > span': {
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      },
    },
    '& thead th:first-of-type': { zIndex: 3 },
  };
}

function cellStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    '& tbody th, & td': { borderBottom: `1px solid ${palette.divider}` },
    '& td': { padding: 0 },
    // Rows are painted separately, so that scrolling paints the new ones only. A layer for each cell would be slow.
    '& tbody tr': { position: 'relative' },
    '& td:not(:empty)': { position: 'relative' },
    '& td + td': {
      borderLeft: `1px solid color-mix(in srgb, ${palette.divider} 55%, transparent)`,
    },
    '& [data-weekend]': {
      backgroundColor: `color-mix(in srgb, ${palette.sunken} 70%, ${palette.background.paper})`,
    },
    '& td[data-today]': {
      boxShadow: `inset 1px 0 ${palette.primary.main}, inset -1px 0 ${palette.primary.main}`,
    },
    '& td:focus-visible': { outlineOffset: -2 },
    // Inside the bar, because neighbouring cells cover what is around it, and in the colour of its text.
    '& td :focus-visible': { outlineOffset: -2, outlineColor: 'currentcolor' },
  };
}

function barStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    '& [data-kind]': {
      position: 'absolute',
      left: -1,
      right: 0,
      padding: 0,
      border: 0,
      borderRadius: 0,
      font: 'inherit',
      fontSize: '0.75rem',
      textAlign: 'left',
      textDecoration: 'none',
      borderBlock: '3px solid transparent',
      backgroundClip: 'padding-box',
      // Only colours distinguish the kinds.
      forcedColorAdjust: 'none',
    },
    '& [data-start]': { left: 2, borderTopLeftRadius: 9, borderBottomLeftRadius: 9 },
    '& [data-end]': { right: 2, borderTopRightRadius: 9, borderBottomRightRadius: 9 },
    '& a[data-kind], & button[data-kind]': { cursor: 'pointer' },
    '& [data-kind] > [aria-hidden]': {
      position: 'absolute',
      zIndex: 1,
      inset: '0 auto 0 0',
      display: 'block',
      alignContent: 'center',
      padding: '0 4px 0 7px',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    '& b': { fontWeight: 600 },
    '& [data-kind="quoted"] b': {
      padding: '1px 4px',
      borderRadius: 4,
      backgroundColor: palette.background.paper,
    },
    '& [data-conflict]::after': {
      content: '"!"',
      position: 'absolute',
      zIndex: 2,
      insetInline: 1,
      insetBlock: 2,
      display: 'grid',
      justifyContent: 'end',
      padding: '1px 3px',
      border: `2px solid ${palette.error.main}`,
      borderRadius: 6,
      color: palette.error.main,
      fontSize: '0.75rem',
      fontWeight: 800,
      lineHeight: 1,
      pointerEvents: 'none',
    },
  };
}

/** Styles of the calendar’s table. Plain selectors, because thousands of styled cells would be slow. */
export function calendarStyles(theme: Theme): CSSObject {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 120px)',
    border: `1px solid ${palette.divider}`,
    borderRadius: RADII.card,
    backgroundColor: palette.background.paper,
    '& table': {
      width: '100%',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontSize: '0.8125rem',
      lineHeight: 1.25,
    },
    // Screen readers only, as `VisuallyHidden`.
    '& [data-hidden]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    ...headerStyles(theme),
    ...cellStyles(theme),
    ...barStyles(theme),
    ...barColours(theme),
  };
}
