import type { Components, Theme } from '@mui/material/styles';
import { RADII } from '../tokens';

export const fieldOverrides: Components<Theme> = {
  // Labels are above the fields, so nothing depends on the detection of autofill. Its global styles
  // would recalculate the styles of the whole page.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: RADII.field,
        backgroundColor: theme.vars?.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars?.palette.edge },
      }),
      // iOS zooms into a focused field whose font is smaller than 16 px.
      input: { fontSize: '1rem', padding: '12px 14px', height: '1.5em' },
      // Labels are above the fields, so the border has no gap for them.
      notchedOutline: { top: 0, '& > legend': { display: 'none' } },
      multiline: { padding: 0, '& textarea': { padding: '12px 14px', height: 'auto' } },
    },
  },
};
