import { styled } from '@mui/material/styles';
import { HEIGHTS } from '@/theme/tokens';

/** Quantity of a requested product with the texts below it. `details` are next to the quantity where there is space. */
export const QuantityRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 16,
  '& > *, & p': { flexBasis: '100%' },
  '& > .quantity': { flex: 'none', order: -2, margin: '2px 0' },
  '& details': { flex: '1 0 9rem', order: -1, margin: '2px 0' },
});

/** Media query for phones, whose screens have a bar with the next step. Paper has none. */
export const BAR = '@media screen and (max-width: 599.95px)';

/** Total and button of the next step. On a phone they stay at the end of the screen, where `--bar` keeps a place for them. */
export const BottomBar = styled('div')(({ theme }) => ({
  display: 'contents',
  [BAR]: {
    position: 'fixed',
    zIndex: 12,
    inset: 'auto 0 0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '8px 16px',
    fontSize: '0.8125rem',
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
    backgroundColor: theme.vars?.palette.background.paper,
    // The bar is not higher than two fifths of the screen, also with large text.
    '& > div': { flex: '1 1 180px', maxHeight: 'calc(40dvh - 116px)', overflowY: 'auto' },
    '& > button, & > a': { flexGrow: 1, paddingInline: 12 },
    // Two buttons have a row of their own. Large text leaves only the icon of the second one.
    '&:has(> button + *) > div': { flexBasis: '100%' },
    container: 'bar / inline-size',
    '@container bar (max-width: 18rem)': {
      '& > button + *': { flexGrow: 0, minWidth: HEIGHTS.touch, gap: 0, padding: 0, fontSize: 0 },
    },
  },
}));
