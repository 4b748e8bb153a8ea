import type { Theme } from '@mui/material/styles';
import { buttonShape, containedButton, outlinedButton } from '@/theme/buttonStyles';

/** Buttons that look like those of the public pages. */
export const buttonOverrides: NonNullable<Theme['components']> = {
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
    styleOverrides: { root: buttonShape },
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
};
