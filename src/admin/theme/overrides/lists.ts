import type { Theme } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C, tint } from './palette';

/** Links in rows and titles are as high as a button, without making their line higher. */
export const LINK_TARGET = { paddingBlock: 12 };

export const listOverrides: NonNullable<Theme['components']> = {
  MuiPopover: {
    styleOverrides: {
      paper: { marginTop: 8, border: `1px solid ${C.edge}`, borderRadius: RADII.card },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: HEIGHTS.touch,
        padding: '6px 12px',
        borderRadius: 8,
        color: C.inkSoft,
        fontWeight: 500,
        '&:hover': { backgroundColor: 'transparent', color: C.ink },
        '&.Mui-selected, &.Mui-selected:hover, &[aria-current]': {
          backgroundColor: C.line,
          color: C.ink,
        },
        '&[aria-current] svg': { color: C.accent },
        '@media (forced-colors: active)': { '&[aria-current]': { border: '1px solid' } },
      },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 0, color: 'inherit' } } },
  MuiListItem: { styleOverrides: { root: { gap: 12, '&:last-child': { borderBottom: 0 } } } },
  MuiListItemAvatar: {
    styleOverrides: { root: { flex: 'none', width: 64, '& > *': { borderRadius: 8 } } },
  },
  MuiListItemText: {
    styleOverrides: {
      root: { margin: 0, overflowWrap: 'anywhere' },
      multiline: { color: C.ink },
      primary: { fontWeight: 'inherit' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: `1px solid ${C.line}` },
      // Forced colours remove backgrounds, not borders.
      indicator: { height: 3, borderRadius: '3px 3px 0 0', borderTop: `3px solid ${C.accent}` },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        maxWidth: 'none',
        color: C.inkSoft,
        '&:hover': { color: C.ink },
        '&.Mui-selected': { color: C.ink },
        '&:focus-visible': { outlineOffset: -3, borderRadius: 8 },
      },
    },
  },
  MuiStep: { styleOverrides: { alternativeLabel: { padding: 0 } } },
  MuiStepLabel: {
    styleOverrides: {
      label: ({ theme }) => ({
        color: C.inkSoft,
        '&.MuiStepLabel-alternativeLabel': {
          marginTop: 6,
          // Five steps fit on a phone.
          [theme.breakpoints.down('sm')]: { fontSize: '0.75rem' },
        },
        '&.Mui-active, &.Mui-completed': { color: C.ink, fontWeight: 600 },
        '&.Mui-error': { color: C.error },
      }),
    },
  },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: C.line,
        '&.Mui-active, &.Mui-completed': { color: C.accentFill },
        '&.Mui-error': { color: C.error },
      },
      text: { fill: C.ink, fontWeight: 700, '.Mui-active > &': { fill: C.onAccent } },
    },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: C.line } } },
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
  MuiTableBody: { defaultProps: { translate: 'no' } },
  MuiTableRow: {
    styleOverrides: {
      root: {
        backgroundColor: C.raised,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: tint(C.accentFill, 10) },
        '&[data-dragged]': { opacity: 0.5 },
        '&[data-drop="before"] > *': { boxShadow: `inset 0 4px 0 ${C.accent}` },
        '&[data-drop="after"] > *': { boxShadow: `inset 0 -4px 0 ${C.accent}` },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        // The columns of products and projects fit next to the menu on a screen of 1280 px.
        padding: '8px 6px',
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
