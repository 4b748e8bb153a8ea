import type { Theme } from '@mui/material/styles';
import { HEIGHTS } from '@/theme/tokens';
import { C } from './palette';

/** A box of 24 px in a target of 44 px. */
const TARGET = { padding: 10, color: C.edge, '&.Mui-checked': { color: C.accent } };

/** Icon buttons, checkboxes and radio buttons. */
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
};
