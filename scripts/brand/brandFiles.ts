import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import config from '../../company.config';
import { COLOURS } from '../../src/theme/tokens';
import { SHARE } from '../media/pictureSettings';
import { hashOf } from '../prerender/pageStamp';
import { makeIcons, readIcon, renderSquare } from './icons';
import { setWordmark } from './wordmark';

const { raised, ink, accent } = COLOURS.dark;
const BOX = { width: 840, height: 340 };
const ICON_SIZE = 190;
const NAME_HEIGHT = 120;
const BAR_HEIGHT = 12;

const fitted = (picture: Buffer) =>
  sharp(picture, { density: 300 })
    .resize({ ...BOX, fit: 'inside' })
    .png()
    .toBuffer();

async function renderLogo(publicFolder: string, logo: string): Promise<Buffer | undefined> {
  if (!logo.startsWith('/media/')) return undefined;
  try {
    return await fitted(await readFile(path.join(publicFolder, decodeURI(logo))));
  } catch {
    return undefined;
  }
}

async function renderName(icon: Buffer, name: string): Promise<OverlayOptions[]> {
  const wordmark = await setWordmark(name, NAME_HEIGHT, ink);
  const iconTop = Math.round((SHARE.height - ICON_SIZE - (wordmark ? NAME_HEIGHT + 40 : 0)) / 2);
  const left = Math.round((SHARE.width - ICON_SIZE) / 2);
  const parts: OverlayOptions[] = [
    { input: await renderSquare(icon, ICON_SIZE), left, top: iconTop },
  ];
  if (!wordmark) return parts;
  const { data, info } = await sharp(wordmark)
    .resize({ width: SHARE.width - 160, height: NAME_HEIGHT, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const nameLeft = Math.round((SHARE.width - info.width) / 2);
  return [...parts, { input: data, left: nameLeft, top: iconTop + ICON_SIZE + 40 }];
}

/** Returns the picture for link previews of pages that have none: the logo, or else the icon and the name. */
export async function makeShareCard(
  publicFolder: string,
  brand: { name: string; logo: string },
  icon: Buffer,
): Promise<Buffer> {
  const { width, height, quality } = SHARE;
  const logo = await renderLogo(publicFolder, brand.logo);
  const bar = { create: { width, height: BAR_HEIGHT, channels: 3 as const, background: accent } };
  return sharp({ create: { width, height, channels: 3, background: raised } })
    .composite([
      ...(logo ? [{ input: logo }] : await renderName(icon, brand.name || config.name)),
      { input: bar, gravity: 'south' },
    ])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

interface BrandFiles {
  defaultShare: string;
  files: Record<string, Buffer>;
}

/** Makes the icons and the share picture. @throws Error if the icon of the configuration cannot be read */
export async function makeBrandFiles(
  publicFolder: string,
  brand: { name: string; logo: string },
): Promise<BrandFiles> {
  const icon = await readIcon();
  const shareCard = await makeShareCard(publicFolder, brand, icon);
  // Messengers keep pictures by their URL.
  const share = `share.${hashOf(shareCard)}.jpg`;
  return {
    defaultShare: `/${share}`,
    files: { ...(await makeIcons(icon)), [share]: shareCard },
  };
}
