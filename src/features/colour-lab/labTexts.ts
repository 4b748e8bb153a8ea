import { formatInteger } from '@/domain/text/formatNumber';
import { lightRgb } from '@/domain/colour/lightColour';

/** '3,200 K'; written without Intl, so that every browser writes it as the prerendered page does. */
export function kelvinText(kelvin: number): string {
  return `${formatInteger(Math.round(kelvin / 10) * 10)} K`;
}

/** A shift in mireds with its sign, such as '+134'. */
export function shiftText(mired: number): string {
  const whole = Math.round(mired);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${Math.abs(whole)}`;
}

/** 'one stop' has no plural; everything else has. */
export function stopsText(stops: number): string {
  return `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
}

/** A light as a CSS colour. */
export function lightCss(kelvin: number): string {
  return `rgb(${lightRgb(kelvin).join(' ')})`;
}

/** A hue as a CSS colour, as strong as a lamp shows it. */
export function hueCss(hue: number): string {
  return `hsl(${hue} 92% 56%)`;
}
