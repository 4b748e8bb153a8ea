import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Theme } from '@mui/material/styles';
import { buttonShape, containedButton, outlinedButton } from '@/theme/buttonStyles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C } from './palette';

/** A box of 24 px in a target of 44 px. */
const TARGET = { padding: 10, color: C.edge, '&.Mui-checked': { color: C.accent } };

/** Labels of fields and groups, which do not change their colour. */
const LABEL = {
  color: C.ink,
  fontSize: '0.9375rem',
  fontWeight: 600,
  lineHeight: 1.6,
  '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: C.ink },
};

/** Labels are above their fields, notes below. Selects are native. */
export const controlOverrides: NonNullable<Theme['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        '&:focus-visible': {
          outline: '2px solid var(--s-palette-primary-main)',
          outlineOffset: 3,
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: buttonShape, sizeSmall: { fontSize: '0.875rem' } },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: containedButton,
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: outlinedButton,
      },
    ],
  },
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
