import type { Theme } from '@mui/material/styles';
import { C } from './palette';

/** Tabs, steps, pages and breadcrumbs. */
export const navigationOverrides: NonNullable<Theme['components']> = {
  MuiTabs: {
    styleOverrides: {
      root: { borderBottom: `1px solid ${C.line}` },
      indicator: { height: 3, borderRadius: '3px 3px 0 0', backgroundColor: C.accent },
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
        color: C.edge,
        '&.Mui-active, &.Mui-completed': { color: C.accentFill },
        '&.Mui-error': { color: C.error },
      },
      text: { fill: C.onAccent, fontWeight: 700 },
    },
  },
  MuiStepConnector: { styleOverrides: { line: { borderColor: C.line } } },
};
