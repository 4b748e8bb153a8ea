import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import type { Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { LINK_TARGET } from './lists';
import { C } from './palette';

const LIST = { paddingInlineStart: 20 };

/** Bars, cards and panels: a hairline instead of a shadow. */
export const panelOverrides: NonNullable<Theme['components']> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', backgroundColor: C.raised } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        borderBottom: `1px solid ${C.line}`,
        backgroundColor: C.ground,
        '.MuiModal-root &': { zIndex: 2, backgroundColor: C.raised },
      },
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: HEIGHTS.bar,
        padding: '0 8px',
        [theme.breakpoints.up('sm')]: { gap: 2 },
        [theme.breakpoints.up('md')]: { padding: '0 40px' },
        '.MuiModal-root &': {
          justifyContent: 'space-between',
          gap: 12,
          padding: '0 12px 0 clamp(16px, 3vw, 24px)',
        },
        '.MuiDrawer-docked &': { padding: '0 12px' },
      }),
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '20px 16px 96px',
        [theme.breakpoints.up('md')]: { padding: '32px 40px 96px' },
        // The buttons of the page are its end.
        '&:has([data-foot])': {
          display: 'flex',
          flexGrow: 1,
          paddingBottom: 0,
          '& > *': { flex: 1, minWidth: 0 },
        },
      }),
      maxWidthLg: { '&': { maxWidth: 1320 } },
    },
  },
  MuiStack: {
    defaultProps: { useFlexGap: true },
    styleOverrides: {
      // Rows of buttons and texts.
      root: ({ ownerState: { direction } }) =>
        direction === 'row' && { flexWrap: 'wrap', alignItems: 'center' },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: RADII.card,
        overflowWrap: 'anywhere',
        // A card within a card.
        '.MuiCard-root &': { backgroundColor: C.ground },
        '&[data-new], &[data-selected]': { borderColor: C.accent },
        '&[data-left-out]': { borderStyle: 'dashed' },
        '&[data-dragged]': { opacity: 0.5, borderStyle: 'dashed' },
        '&[data-drop="before"]': { boxShadow: `0 -4px 0 ${C.accent}` },
        '&[data-drop="after"]': { boxShadow: `0 4px 0 ${C.accent}` },
      },
    },
  },
  MuiCardHeader: {
    styleOverrides: {
      root: {
        gap: 12,
        padding: '16px 16px 0',
        '& a': LINK_TARGET,
        // Buttons are below a heading that would be narrow next to them.
        '&:has(.MuiCardHeader-action .MuiButton-root)': {
          flexWrap: 'wrap',
          '& > .MuiCardHeader-content': { flexBasis: 220 },
        },
      },
      title: { fontFamily: 'inherit', fontSize: '1rem', fontWeight: 600, lineHeight: 1.5 },
      avatar: { marginRight: 0 },
      action: { flex: '0 1 auto', display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0 },
      content: { minWidth: 0 },
    },
  },
  MuiCardContent: {
    styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '0 16px 16px' } },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: RADII.card,
        '&::before': { display: 'none' },
        '& + &': { marginTop: 8 },
      },
    },
  },
  MuiAccordionSummary: {
    defaultProps: { expandIcon: createElement(ExpandMoreIcon) },
    styleOverrides: {
      root: {
        minHeight: 48,
        padding: '0 16px',
        font: 'inherit',
        fontWeight: 600,
        textAlign: 'start',
      },
      content: { display: 'flex', alignItems: 'baseline', gap: 12, margin: '8px 0', minWidth: 0 },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: { padding: '0 16px 16px', '& > :is(ul, ol)': LIST } },
  },
};

const MARGIN = 16;
const INSET = 'clamp(16px, 3vw, 24px)';

const FULL_SCREEN = {
  width: '100%',
  maxWidth: '100%',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
};

/** `xs` for questions, `md` for forms, which fill the screen of a phone. The paper scrolls between bar and actions. */
export const dialogOverrides: NonNullable<Theme['components']> = {
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgb(0 0 0 / 0.66)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme, ownerState: { maxWidth, fullScreen } }) => ({
        width: `calc(100% - ${2 * MARGIN}px)`,
        maxHeight: `calc(100% - ${2 * MARGIN}px)`,
        margin: MARGIN,
        border: `1px solid ${C.line}`,
        borderRadius: RADII.card,
        overscrollBehavior: 'contain',
        // Focused fields scroll out from below the bar and the actions.
        scrollPaddingBlock: HEIGHTS.bar + 16,
        '& > form': { display: 'flex', flexDirection: 'column', flex: '1 0 auto' },
        ...(maxWidth === 'xs' && { maxWidth: 480 }),
        ...(maxWidth === 'md' && {
          maxWidth: 760,
          [theme.breakpoints.down('sm')]: FULL_SCREEN,
        }),
        ...(fullScreen && FULL_SCREEN),
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.h4,
        flex: 'none',
        minWidth: 0,
        padding: `20px ${INSET} 12px`,
        overflowWrap: 'anywhere',
        '.MuiToolbar-root > &': { flex: 1, padding: '12px 0' },
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        display: 'grid',
        flex: '1 0 auto',
        alignContent: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 20,
        padding: `20px ${INSET}`,
        overflowY: 'visible',
      },
    },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        justifyContent: 'flex-start',
        gap: 12,
        padding: `12px ${INSET}`,
        borderTop: `1px solid ${C.line}`,
        '.MuiDialog-paper &': {
          position: 'sticky',
          zIndex: 2,
          bottom: 0,
          backgroundColor: C.raised,
        },
        '.MuiDialog-paperWidthXs &': { borderTop: 0, paddingBottom: 20 },
      },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ ownerState: { variant } }) =>
        variant === 'permanent'
          ? {
              position: 'sticky',
              zIndex: 'auto',
              width: 248,
              height: '100dvh',
              borderRight: `1px solid ${C.line}`,
              backgroundColor: C.sunken,
            }
          : { width: 'min(400px, 100vw)', borderLeft: `1px solid ${C.line}` },
    },
  },
};
