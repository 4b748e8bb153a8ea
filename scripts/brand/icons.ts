import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import config from '../../company.config';
import { GROUNDS } from '../../src/domain/company/shades';

const BACKGROUND = GROUNDS.dark.raised;
/** Part of a maskable icon that every launcher shows is a circle of 0.8 of its width. The icon is a square within it. */
const MASKABLE_SHARE = 0.56;

export const FAVICON = 'favicon.svg';
export const TOUCH_ICON = 'icons/apple-touch-icon.png';

export const MANIFEST_ICONS = [
  { src: `/${FAVICON}`, sizes: 'any', type: 'image/svg+xml' },
  ...[192, 512].map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
  {
    src: '/icons/maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
];

/** @throws Error that names the field of the configuration if the file is missing or no SVG */
export async function readIcon(file = config.icon): Promise<Buffer> {
  const bytes = await readFile(path.resolve(import.meta.dirname, '../..', file)).catch(() => null);
  if (!bytes?.includes('<svg'))
    throw new Error(
      `company.config.ts is invalid:\nicon must be the path of an SVG file from the project's folder. There is ${bytes ? 'no SVG' : 'nothing'} at '${file}'.`,
    );
  return bytes;
}

export function renderSquare(svg: Buffer, size: number): Promise<Buffer> {
  // Rendered large first, because the size that an SVG states can be small.
  return sharp(svg, { density: 600 })
    .resize(size, size, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
}

async function renderOnGround(svg: Buffer, size: number, share: number): Promise<Buffer> {
  return sharp({ create: { width: size, height: size, channels: 3, background: BACKGROUND } })
    .composite([{ input: await renderSquare(svg, Math.round(size * share)) }])
    .png()
    .toBuffer();
}

export async function makeIcons(svg: Buffer): Promise<Record<string, Buffer>> {
  return {
    [FAVICON]: svg,
    [TOUCH_ICON]: await renderOnGround(svg, 180, 0.8),
    'icons/icon-192.png': await renderSquare(svg, 192),
    'icons/icon-512.png': await renderSquare(svg, 512),
    'icons/maskable-512.png': await renderOnGround(svg, 512, MASKABLE_SHARE),
  };
}
