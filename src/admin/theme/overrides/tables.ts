import type { Theme } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C, tint } from './palette';

/** Links in rows and titles are as high as a button, without making their line higher. */
export const LINK_TARGET = { paddingBlock: 12 };

/** Tables on a bordered surface that scrolls horizontally. */
export const tableOverrides: NonNullable<Theme['components']> = {
  MuiTableContainer: {
    styleOverrides: {
      root: {
        border: `1px solid ${C.line}`,
        borderRadius: RADII.card,
        backgroundColor: C.raised,
        '& tbody > tr:last-of-type > *': { borderBottom: 0 },
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        backgroundColor: C.raised,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tint(C.accentFill, 10) },
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-drop="before"] > td': { boxShadow: `inset 0 4px 0 ${C.accent}` },
        '&[data-drop="after"] > td': { boxShadow: `inset 0 -4px 0 ${C.accent}` },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: 8,
        borderColor: C.line,
        fontSize: '0.9375rem',
        '& .MuiIconButton-root': { minWidth: 36, minHeight: 36, padding: 8 },
        '& a': LINK_TARGET,
        // The buttons of a row stay visible at any width.
        '&[data-actions]': { position: 'sticky', right: 0, backgroundColor: 'inherit' },
      },
      head: { color: C.inkSoft, fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.3 },
      paddingCheckbox: { width: HEIGHTS.touch, padding: '0 0 0 4px' },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        minHeight: HEIGHTS.touch,
        // Only the sorted column reserves space for the arrow.
        '&:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
      },
    },
  },
};
