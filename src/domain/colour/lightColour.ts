/** The range of colour temperatures on a set, in kelvin: from a candle to a deep blue sky. */
export const KELVIN_MIN = 1800;
export const KELVIN_MAX = 10_000;

/** A light everybody knows, by its usual colour temperature in kelvin. */
export interface LightSource {
  name: string;
  kelvin: number;
}

/** From warm to cool. */
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

/** The source nearest to a colour temperature, as the eye counts: in mireds. */
export function nearestSource(kelvin: number): LightSource {
  const distance = (source: LightSource) => Math.abs(miredOf(source.kelvin) - miredOf(kelvin));
  return LIGHT_SOURCES.reduce((best, next) => (distance(next) < distance(best) ? next : best));
}

/** A colour temperature in mireds: one million divided by kelvin. */
export function miredOf(kelvin: number): number {
  return 1_000_000 / kelvin;
}

/** The shift in mireds from one colour temperature (K) to another: below 0 towards blue, above towards orange. */
export function miredShift(from: number, to: number): number {
  return miredOf(to) - miredOf(from);
}

/** The colour temperature in kelvin after a shift in mireds; Infinity where the shift leads past all blue. */
export function shiftedKelvin(kelvin: number, shift: number): number {
  const mired = miredOf(kelvin) + shift;
  return mired > 0 ? 1_000_000 / mired : Infinity;
}

/** A point of the CIE 1931 diagram on the Planckian locus, by Kim's cubic fit, good from 1,667 to 25,000 K. */
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

/**
 * The colour of a glowing body as an sRGB screen shows it, its strongest channel at 255.
 * @param kelvin brought into the range of {@link KELVIN_MIN} to {@link KELVIN_MAX}
 */
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
