/** Colour harmony on the wheel. */
export type HueScheme = 'complementary' | 'split' | 'analogous' | 'triad';

/** Angles in degrees from the first hue of a scheme to its other hues. */
const STEPS: Record<HueScheme, readonly number[]> = {
  complementary: [180],
  split: [150, 210],
  analogous: [-30, 30],
  triad: [120, 240],
};

/**
 * Names of the twelve 30° segments of the RGB wheel. Each name applies to the middle of its
 * segment.
 */
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

/** Rounds a hue to an integer from 0 to 359 degrees. */
export function wholeHue(hue: number): number {
  return ((Math.round(hue) % 360) + 360) % 360;
}

/** Returns the hues of a scheme in degrees, starting with the given one. */
export function hueScheme(hue: number, scheme: HueScheme): number[] {
  return [0, ...STEPS[scheme]].map((step) => wholeHue(hue + step));
}

/** Returns the name of a hue on the RGB wheel: red at 0, green at 120, blue at 240 degrees. */
export function hueName(hue: number): string {
  return NAMES[Math.round(wholeHue(hue) / 30) % NAMES.length] ?? '';
}
