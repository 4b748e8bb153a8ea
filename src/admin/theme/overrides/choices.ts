import type { Theme } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C } from './palette';

/** A box of 24 px in a target of 44 px. */
const TARGET = { padding: 10, color: C.edge, '&.Mui-checked': { color: C.accent } };

/** Checkboxes, radio buttons, switches and toggle buttons. */
export const choiceOverrides: NonNullable<Theme['components']> = {
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: {
        minWidth: HEIGHTS.touch,
        minHeight: HEIGHTS.touch,
        padding: 10,
        '&:hover': { backgroundColor: C.line },
        '&.Mui-disabled, &[aria-disabled="true"]': { color: 'inherit', opacity: 0.4 },
      },
    },
  },
  MuiCheckbox: {
    styleOverrides: { root: { ...TARGET, '&.MuiCheckbox-indeterminate': { color: C.accent } } },
  },
  MuiRadio: { styleOverrides: { root: TARGET } },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: HEIGHTS.touch, marginLeft: -10, gap: 2 },
      label: {
        overflowWrap: 'anywhere',
        fontWeight: 'inherit',
        '&.Mui-disabled': { color: C.inkSoft },
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 64, height: HEIGHTS.touch, padding: '9px 9px' },
      switchBase: {
        padding: 13,
        '&.Mui-checked': { transform: 'translateX(20px)', color: C.onAccent },
        '&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: C.accentFill },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
      },
      thumb: { width: 18, height: 18, backgroundColor: 'currentColor' },
      track: {
        borderRadius: RADII.pill,
        border: `1px solid ${C.edge}`,
        opacity: 1,
        backgroundColor: C.sunken,
      },
    },
  },
  MuiToggleButtonGroup: { styleOverrides: { root: { borderRadius: RADII.pill } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: HEIGHTS.touch,
        padding: '0 16px',
        borderColor: C.edge,
        borderRadius: RADII.pill,
        color: C.ink,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: C.accentFill,
          color: C.onAccent,
        },
      },
    },
  },
};
