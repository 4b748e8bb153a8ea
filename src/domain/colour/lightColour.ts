/** Range of colour temperatures in film lighting, in kelvin: from a candle to a blue sky. */
export const KELVIN_MIN = 1800;
export const KELVIN_MAX = 10_000;

interface LightSource {
  name: string;
  kelvin: number;
}

/** Sorted from warm to cool. */
export const LIGHT_SOURCES: readonly LightSource[] = [
  { name: 'Candle', kelvin: 1900 },
  { name: 'Household bulb', kelvin: 2700 },
  { name: 'Tungsten lamp', kelvin: 3200 },
  { name: 'Low sun', kelvin: 3800 },
  { name: 'Cool tube', kelvin: 4300 },
  { name: 'Daylight', kelvin: 5600 },
  { name: 'Overcast sky', kelvin: 6500 },
  { name: 'Open shade', kelvin: 8000 },
  { name: 'Blue sky', kelvin: 10_000 },
];

/** Distances are measured in mireds, which match perception better than kelvin. */
export function nearestSource(kelvin: number): LightSource {
  const distance = (source: LightSource) => Math.abs(miredOf(source.kelvin) - miredOf(kelvin));
  return LIGHT_SOURCES.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

function miredOf(kelvin: number): number {
  return 1_000_000 / kelvin;
}

/** In mireds, of temperatures in kelvin: negative towards blue, positive towards orange. */
export function miredShift(from: number, to: number): number {
  return miredOf(to) - miredOf(from);
}

/** Infinity if the result would be 0 mireds or less. @param shift in mireds */
export function shiftedKelvin(kelvin: number, shift: number): number {
  const mired = miredOf(kelvin) + shift;
  return mired > 0 ? 1_000_000 / mired : Infinity;
}

/** CIE 1931 chromaticity, by the cubic approximation of Kim et al. Valid from 1,667 K to 25,000 K. */
function planckianPoint(kelvin: number): { x: number; y: number } {
  const t = 1000 / kelvin;
  const x =
    kelvin < 4000
      ? ((-0.2661239 * t - 0.2343589) * t + 0.8776956) * t + 0.17991
      : ((-3.0258469 * t + 2.1070379) * t + 0.2226347) * t + 0.24039;
  if (kelvin < 2222)
    return { x, y: ((-1.1063814 * x - 1.3481102) * x + 2.18555832) * x - 0.20219683 };
  if (kelvin < 4000)
    return { x, y: ((-0.9549476 * x - 1.37418593) * x + 2.09137015) * x - 0.16748867 };
  return { x, y: ((3.081758 * x - 5.8733867) * x + 3.75112997) * x - 0.37001483 };
}

function gammaByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(value * 255);
}

/** sRGB, scaled so that the strongest channel is 255. @param kelvin is clamped */
export function lightRgb(kelvin: number): [red: number, green: number, blue: number] {
  const { x, y } = planckianPoint(Math.min(Math.max(kelvin, KELVIN_MIN), KELVIN_MAX));
  const [X, Z] = [x / y, (1 - x - y) / y];
  const linear = [
    3.2404542 * X - 1.5371385 - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 + 0.041556 * Z,
    0.0556434 * X - 0.2040259 + 1.0572252 * Z,
  ].map((value) => Math.max(value, 0));
  const peak = Math.max(...linear);
  const [red = 0, green = 0, blue = 0] = linear.map((value) => gammaByte(value / peak));
  return [red, green, blue];
}

export type HueScheme = 'complementary' | 'split' | 'analogous' | 'triad';

/** Angles in degrees from the first hue of a scheme to its other hues. */
const STEPS: Record<HueScheme, readonly number[]> = {
  complementary: [180],
  split: [150, 210],
  analogous: [-30, 30],
  triad: [120, 240],
};

/** The twelve 30° segments of the RGB wheel. Each name applies to the middle of its segment. */
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

export function hueScheme(hue: number, scheme: HueScheme): number[] {
  return [0, ...STEPS[scheme]].map((step) => wholeHue(hue + step));
}

/** Returns the name of a hue on the RGB wheel: red at 0, green at 120, blue at 240 degrees. */
export function hueName(hue: number): string {
  return NAMES[Math.round(wholeHue(hue) / 30) % NAMES.length] ?? '';
}

export interface CorrectionGel {
  name: string;
  /** Shift in mireds: negative towards blue (CTB), positive towards orange (CTO). */
  mired: number;
  /** Light loss in stops. */
  stops: number;
}

/** Common correction gels with manufacturers' values, rounded to a twentieth of a stop. */
export const CORRECTION_GELS: readonly CorrectionGel[] = [
  { name: 'Full CTO', mired: 159, stops: 0.85 },
  { name: '3/4 CTO', mired: 131, stops: 0.7 },
  { name: '1/2 CTO', mired: 109, stops: 0.5 },
  { name: '1/4 CTO', mired: 64, stops: 0.35 },
  { name: '1/8 CTO', mired: 26, stops: 0.25 },
  { name: '1/8 CTB', mired: -18, stops: 0.3 },
  { name: '1/4 CTB', mired: -35, stops: 0.55 },
  { name: '1/2 CTB', mired: -78, stops: 0.85 },
  { name: '3/4 CTB', mired: -112, stops: 1.15 },
  { name: 'Full CTB', mired: -137, stops: 1.55 },
];

/** In mireds: a pair must be nearer than a single gel by this, because two gels absorb more light. */
const PAIR_GAIN = 12;

interface GelPack {
  gels: CorrectionGel[];
  mired: number;
  stops: number;
}

function packOf(gels: CorrectionGel[]): GelPack {
  return {
    gels,
    mired: gels.reduce((sum, gel) => sum + gel.mired, 0),
    // Rounded to twentieths of a stop, because sums of binary fractions are not exact.
    stops: Math.round(gels.reduce((sum, gel) => sum + gel.stops, 0) * 20) / 20,
  };
}

/** No gel if none is nearer than the lamp, two only if they are nearer by PAIR_GAIN. @param shift in mireds */
export function gelsFor(shift: number): GelPack {
  const distance = (pack: GelPack) => Math.abs(shift - pack.mired);
  const nearest = (packs: GelPack[]) =>
    packs.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  const sameDirection = CORRECTION_GELS.filter((gel) => Math.sign(gel.mired) === Math.sign(shift));
  const single = nearest([packOf([]), ...sameDirection.map((gel) => packOf([gel]))]);
  const pairs = sameDirection.flatMap((first, i) =>
    sameDirection.slice(i).map((second) => packOf([first, second])),
  );
  const pair = nearest([single, ...pairs]);
  return distance(single) - distance(pair) >= PAIR_GAIN ? pair : single;
}
