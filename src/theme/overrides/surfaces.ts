import type { Components, Theme } from '@mui/material/styles';

export const surfaceOverrides: Components<Theme> = {
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
