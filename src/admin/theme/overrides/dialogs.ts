import type { Theme } from '@mui/material/styles';
import { HEIGHTS, RADII } from '@/theme/tokens';
import { C } from './palette';

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
