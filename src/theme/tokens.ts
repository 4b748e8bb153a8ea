import { company } from '@/domain/company/company';
import { GROUNDS, ON_ACCENT } from '@/domain/company/shades';

/** Colours, sizes and easing curves of the site. All other code refers to colours by these names. */

export type SchemeName = 'dark' | 'light';

interface SchemeColours {
  ground: string;
  raised: string;
  sunken: string;
  line: string;
  /** Borders of fields and outlined buttons: contrast of at least 3:1 (WCAG 1.4.11). */
  edge: string;
  ink: string;
  inkSoft: string;
  accent: string;
  accentFill: string;
  onAccent: string;
  support: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

export const COLOURS: Record<SchemeName, SchemeColours> = {
  dark: {
    ...GROUNDS.dark,
    line: '#2A2D34',
    edge: '#6E727C',
    ink: '#F4F2EE',
    inkSoft: '#B7B4AD',
    ...company.colours,
    accentFill: company.colours.accent,
    onAccent: ON_ACCENT,
    success: '#5FC08A',
    warning: '#F0B952',
    error: '#FF8A7A',
    info: '#7DB7E8',
  },
  light: {
    ...GROUNDS.light,
    line: '#DDD7CB',
    edge: '#85807A',
    ink: '#17181B',
    inkSoft: '#56534C',
    ...company.lightColours,
    accentFill: company.colours.accent,
    onAccent: ON_ACCENT,
    success: '#1E6B40',
    warning: '#7A5200',
    error: '#B3261E',
    info: '#1F5E94',
  },
};

export const FONTS = {
  display:
    "'Site Display', 'Site Display Fallback Narrow', 'Site Display Fallback', 'Site Display Fallback Roboto', 'Arial Narrow', sans-serif",
  text: "'Site Text', 'Site Text Fallback', 'Site Text Fallback Roboto', Arial, sans-serif",
} as const;

/** Corner radii in px: cards, fields, and pills. */
export const RADII = { card: 12, field: 10, pill: 999 } as const;

/** Durations in ms. With `prefers-reduced-motion`, nothing takes them. */
export const MOTION = { quick: 150, calm: 250, ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Heights in px that other components depend on. */
export const HEIGHTS = { bar: 64, touch: 44 } as const;

export const MEASURE = '65ch';

/**
 * Returns a background that darkens an image behind text in the colours of the dark scheme, in both schemes. `ink` needs a
 * strength of 0.6 for a contrast of 4.5:1 on white, `inkSoft` one of 0.76.
 * @param strength from 0 to 1, at the top of the text
 * @param fade CSS length above the text
 */
export function shade(strength: number, fade: string): string {
  return `linear-gradient(transparent, rgb(10 11 13 / ${strength}) ${fade}, rgb(10 11 13 / 0.94))`;
}
