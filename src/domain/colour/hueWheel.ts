/** How colours of the wheel go together. */
export type HueScheme = 'complementary' | 'split' | 'analogous' | 'triad';

/** The steps in degrees from the first hue of a scheme to its others. */
const STEPS: Record<HueScheme, readonly number[]> = {
  complementary: [180],
  split: [150, 210],
  analogous: [-30, 30],
  triad: [120, 240],
};

/** Names of the hues, each in the middle of its twelfth of the additive wheel. */
const NAMES = [
  'Red',
  'Orange',
  'Yellow',
  'Lime',
  'Green',
  'Mint',
  'Cyan',
  'Azure',
  'Blue',
  'Violet',
  'Magenta',
  'Rose',
];

/** A hue as a whole number of degrees from 0 to 359. */
export function wholeHue(hue: number): number {
  return ((Math.round(hue) % 360) + 360) % 360;
}

/** The hues of a scheme in degrees, the given one first. */
export function hueScheme(hue: number, scheme: HueScheme): number[] {
  return [0, ...STEPS[scheme]].map((step) => wholeHue(hue + step));
}

/** What to call a hue on the wheel of light: red at 0, green at 120, blue at 240 degrees. */
export function hueName(hue: number): string {
  return NAMES[Math.round(wholeHue(hue) / 30) % NAMES.length] ?? '';
}
