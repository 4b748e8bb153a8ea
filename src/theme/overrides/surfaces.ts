import type { Components, Theme } from '@mui/material/styles';
import { RADII } from '../tokens';

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
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: RADII.card,
        border: `1px solid ${theme.vars?.palette.divider}`,
        margin: 16,
      }),
    },
  },
};
