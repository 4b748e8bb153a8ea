import type { Theme } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C } from './palette';

/** Popovers and lists of links. */
export const menuOverrides: NonNullable<Theme['components']> = {
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
};
