import { createTheme, type Theme } from '@mui/material/styles';
import { COLOURS, FONTS, MOTION, RADII, type SchemeName } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    accentFill: string;
    onAccent: string;
    sunken: string;
    edge: string;
    support: string;
  }
  interface PaletteOptions {
    accentFill?: string;
    onAccent?: string;
    sunken?: string;
    edge?: string;
    support?: string;
  }
}

function palette(scheme: SchemeName) {
  const c = COLOURS[scheme];
  return {
    mode: scheme,
    background: { default: c.ground, paper: c.raised },
    text: { primary: c.ink, secondary: c.inkSoft },
    divider: c.line,
    primary: { main: c.accent, contrastText: scheme === 'dark' ? c.onAccent : '#FFFFFF' },
    secondary: { main: c.support },
    success: { main: c.success },
    warning: { main: c.warning },
    error: { main: c.error },
    info: { main: c.info },
    accentFill: c.accentFill,
    onAccent: c.onAccent,
    sunken: c.sunken,
    edge: c.edge,
    support: c.support,
  };
}

/** Size that grows linearly with the viewport. @param min in rem at 360 px @param max in rem at 1440 px */
function fluid(min: number, max: number): string {
  const slope = ((max - min) * 16) / (1440 - 360);
  const start = min - (slope * 360) / 16;
  return `clamp(${min}rem, ${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${max}rem)`;
}

function headline(min: number, max: number) {
  return {
    fontFamily: FONTS.display,
    fontWeight: 700,
    // A word of large text fits a phone.
    fontSize: `min(17vw, ${fluid(min, max)})`,
    lineHeight: 1.04,
    letterSpacing: '-0.005em',
    // The word space of the display font is too narrow in bold text.
    wordSpacing: '0.1em',
    textWrap: 'balance' as const,
  };
}

/** Colours are CSS variables, selected by `html[data-scheme]`. */
function buildTheme(): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-scheme', cssVarPrefix: 's', nativeColor: false },
    defaultColorScheme: 'dark',
    colorSchemes: { dark: { palette: palette('dark') }, light: { palette: palette('light') } },
    shape: { borderRadius: RADII.card },
    // The design uses hairlines instead of shadows.
    shadows: Array(25).fill('none') as Theme['shadows'],
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: FONTS.text,
      h1: headline(2.75, 5.5),
      h2: headline(2.125, 3.5),
      h3: headline(1.5, 2),
      h4: headline(1.25, 1.5),
      h5: { ...headline(1.125, 1.25), lineHeight: 1.15 },
      h6: { fontFamily: FONTS.text, fontWeight: 650, fontSize: '1rem', lineHeight: 1.3 },
      body1: { fontSize: '1rem', lineHeight: 1.6 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      subtitle1: { fontSize: fluid(1.0625, 1.25), lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
      overline: {
        fontFamily: FONTS.text,
        fontSize: '0.75rem',
        fontWeight: 600,
        letterSpacing: '0.14em',
        lineHeight: 1.4,
        textTransform: 'uppercase',
      },
      button: { fontWeight: 600, fontSize: '0.9375rem', textTransform: 'none', lineHeight: 1.2 },
    },
    transitions: {
      duration: {
        shortest: MOTION.quick,
        shorter: MOTION.quick,
        short: MOTION.calm,
        standard: MOTION.calm,
      },
      easing: { easeOut: MOTION.ease, easeInOut: MOTION.ease, sharp: MOTION.ease },
    },
    // Material UI renders subtitles as h6, which would break the heading order.
    components: {
      MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
    },
  });
}

let cachedTheme: Theme | undefined;

/** Built on first use, because building takes noticeable time on a slow phone. */
export function siteTheme(): Theme {
  cachedTheme ??= buildTheme();
  return cachedTheme;
}
