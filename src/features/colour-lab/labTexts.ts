import { formatInteger } from '@/domain/text/formatNumber';
import { lightRgb } from '@/domain/colour/lightColour';

/** Formats as '3,200 K', without `Intl`, so that the text equals the prerendered one in every browser. */
export function kelvinText(kelvin: number): string {
  return `${formatInteger(Math.round(kelvin / 10) * 10)} K`;
}

/** Formats a shift in mireds with its sign, such as '+134'. */
export function shiftText(mired: number): string {
  const whole = Math.round(mired);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${Math.abs(whole)}`;
}

export function stopsText(stops: number): string {
  return `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
}

export function lightCss(kelvin: number): string {
  return `rgb(${lightRgb(kelvin).join(' ')})`;
}

/** Returns the CSS colour of a hue in degrees. */
export function hueCss(hue: number): string {
  return `hsl(${hue} 92% 56%)`;
}
