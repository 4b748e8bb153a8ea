import type { Components, Theme } from '@mui/material/styles';
import { HEIGHTS, MOTION, RADII } from './tokens';

/** Style overrides of Material UI components. */
export const overrides: Components<Theme> = {
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
    styleOverrides: {
      root: {
        borderRadius: RADII.pill,
        minHeight: HEIGHTS.touch,
        padding: '10px 22px',
        textAlign: 'center',
        transition: `background-color ${MOTION.quick}ms ${MOTION.ease}, border-color ${MOTION.quick}ms ${MOTION.ease}`,
      },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: ({ theme }) => ({
          // Visible in forced colours, which have no backgrounds.
          border: '1px solid transparent',
          backgroundColor: theme.vars?.palette.accentFill,
          color: theme.vars?.palette.onAccent,
          '&:hover': {
            backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.accentFill} 86%, white)`,
          },
          '&.Mui-disabled': {
            backgroundColor: theme.vars?.palette.divider,
            color: theme.vars?.palette.text.secondary,
          },
        }),
      },
      {
        props: { variant: 'outlined', color: 'primary' },
        style: ({ theme }) => ({
          borderColor: theme.vars?.palette.edge,
          color: theme.vars?.palette.text.primary,
          '&:hover': {
            borderColor: theme.vars?.palette.primary.main,
            backgroundColor: 'transparent',
          },
        }),
      },
    ],
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        backgroundColor: theme.vars?.palette.background.paper,
      }),
    },
  },
  // Material UI renders subtitles as h6, which would break the heading order.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
};
