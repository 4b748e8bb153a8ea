/** Backgrounds of both colour schemes, on which the company's colours are read. */
export const GROUNDS = {
  dark: { ground: '#0E0F12', raised: '#16181D', sunken: '#0A0B0D' },
  light: { ground: '#FAF8F4', raised: '#FFFFFF', sunken: '#F1EDE5' },
} as const;

export const ON_ACCENT = '#16120A';

/** Contrast of text with its background (WCAG 2.2 AA). */
const AA = 4.5;
/** Contrast of shades that are made for the light scheme, so that they pass on tinted backgrounds as well. */
const COMFORTABLE = 5.2;

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colours (#RRGGBB) as WCAG defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const lowestContrast = (colour: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(colour, ground)));

function mix(colour: string, other: string, step: number): string {
  const to = channels(other);
  const mixed = channels(colour).map((value, index) =>
    Math.round(value + (((to[index] ?? 0) - value) * step) / 256),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Returns the shade of a colour towards black or white that is nearest to it and has a contrast. */
function nearestShade(colour: string, towards: string, grounds: string[], minimum: number): string {
  let step = 0;
  while (step < 256 && lowestContrast(mix(colour, towards, step), grounds) < minimum) step += 1;
  return mix(colour, towards, step);
}

/** What the company's colours are read on in the dark scheme. On the last one, the text is dark and the colour is its background. */
const DARK = [...Object.values(GROUNDS.dark), ON_ACCENT];

export function isReadable(colour: string): boolean {
  return lowestContrast(colour, DARK) >= AA;
}

export function readableShade(colour: string): string {
  return nearestShade(colour, '#FFFFFF', DARK, AA);
}

export function lightShade(colour: string): string {
  return nearestShade(colour, '#000000', Object.values(GROUNDS.light), COMFORTABLE);
}
