import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Theme } from '@mui/material/styles';
import { C } from './palette';

/** Labels of fields and groups, which do not change their colour. */
const LABEL = {
  color: C.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.6,
  '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: C.ink },
};

/** Fields: the label is above the field, the note below. Selects are native. */
export const textFieldOverrides: NonNullable<Theme['components']> = {
  MuiTextField: {
    defaultProps: {
      fullWidth: true,
      slotProps: {
        select: { native: true },
        // A native text area. The default one measures its height in every render.
        input: ({ multiline }) => (multiline ? { inputComponent: 'textarea' } : {}),
      },
    },
  },
  MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
  MuiFormLabel: { styleOverrides: { root: LABEL } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        ...LABEL,
        position: 'static',
        maxWidth: 'none',
        marginBottom: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        transform: 'none',
        pointerEvents: 'auto',
        userSelect: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 2px 0',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        // It often says why the field is disabled.
        '&.Mui-disabled': { color: C.inkSoft },
      },
    },
  },
  MuiSelect: { defaultProps: { native: true, IconComponent: ExpandMoreIcon } },
  MuiNativeSelect: {
    defaultProps: { IconComponent: ExpandMoreIcon },
    styleOverrides: {
      // Material UI repeats the selector itself. The arrow must not cover the text.
      select: { textOverflow: 'ellipsis', '&&&': { paddingRight: 40 } },
      icon: { right: 10, color: C.inkSoft },
    },
  },
};
