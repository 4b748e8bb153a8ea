import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Theme } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
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
  // Labels are above the fields, so nothing depends on the detection of autofill. Its global styles
  // would recalculate the styles of the whole page.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: RADII.field,
        backgroundColor: C.raised,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: C.edge },
      },
      // iOS zooms into a focused field whose font is smaller than 16 px.
      input: { fontSize: '1rem', padding: '12px 14px', height: '1.5em' },
      // The border has no gap for the label.
      notchedOutline: { top: 0, '& > legend': { display: 'none' } },
      multiline: { padding: 0, '& textarea': { padding: '12px 14px', height: 'auto' } },
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
