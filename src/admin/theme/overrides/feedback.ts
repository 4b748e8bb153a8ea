import type { Theme } from '@mui/material/styles';
import { RADII } from '@/theme/tokens';
import { C, tint, toneColour } from './palette';

export const feedbackOverrides: NonNullable<Theme['components']> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ ownerState: { color, severity = 'success' } }) => {
        const tone = toneColour(color ?? severity) ?? C.edge;
        return {
          padding: '4px 16px',
          border: `1px solid ${tone}`,
          borderRadius: RADII.card,
          backgroundColor: tint(tone, 12),
          color: C.ink,
          fontSize: '1rem',
          fontWeight: 500,
          '& .MuiAlert-icon': { color: tone, opacity: 1 },
        };
      },
      message: {
        display: 'grid',
        flex: 1,
        justifyItems: 'start',
        gap: 12,
        padding: '10px 0',
        overflow: 'visible',
        overflowWrap: 'anywhere',
        '& > ul': { paddingInlineStart: 20 },
      },
      icon: { padding: '11px 0' },
      action: { alignItems: 'center', gap: 4, padding: 0 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontWeight: 600 } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400 },
    styleOverrides: {
      // Until it is positioned, it covers the header, and a press would not reach the button that it names.
      popper: { '&:not([data-popper-placement])': { pointerEvents: 'none' } },
      tooltip: {
        padding: '6px 10px',
        border: `1px solid ${C.edge}`,
        borderRadius: 8,
        backgroundColor: C.raised,
        color: C.ink,
        fontSize: '0.8125rem',
        fontWeight: 500,
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined', translate: 'no' },
    styleOverrides: {
      root: ({ theme, ownerState: { color, variant } }) => {
        const tone = toneColour(color);
        const isFilled = variant === 'filled';
        return {
          height: 'auto',
          minHeight: 26,
          borderRadius: RADII.pill,
          border: '1px solid',
          borderColor: tone ? tint(tone, 50, 'transparent') : C.edge,
          backgroundColor: tone ? tint(tone, 12, 'transparent') : 'transparent',
          color: tone ?? C.inkSoft,
          fontWeight: 600,
          [theme.breakpoints.down('md')]: { fontSize: '0.875rem' },
          ...(isFilled && {
            borderColor: 'transparent',
            backgroundColor: color === 'primary' ? C.accentFill : (tone ?? C.line),
            color: color === 'primary' ? C.onAccent : tone ? C.ground : C.ink,
          }),
        };
      },
      label: { padding: '2px 10px', whiteSpace: 'normal' },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: C.line } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 4, borderRadius: RADII.pill, backgroundColor: C.line },
      bar: { borderRadius: RADII.pill, backgroundColor: C.accentFill },
    },
  },
  MuiCircularProgress: { defaultProps: { thickness: 3.6 } },
};
