import { styled } from '@mui/material/styles';

/** Buttons of a row: compact in a table, with more space on a phone. */
export const RowActions = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  '& svg': { fontSize: 20 },
  [theme.breakpoints.up('sm')]: { '& > button': { width: 36, height: 36 } },
  [theme.breakpoints.down('sm')]: {
    justifyContent: 'space-between',
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
}));
