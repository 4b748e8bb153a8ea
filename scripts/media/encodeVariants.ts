import sharp, { type Sharp } from 'sharp';
import {
  VARIANT_FORMATS,
  variantWidths,
  type VariantFormat,
} from '../../src/ui/media/pictureVariants';
import { AVIF, GROUND, SHARE, WEBP } from './pictureSettings';

// Two images at a time with one thread each are faster than one image with two threads.
sharp.concurrency(1);

interface DecodedPicture {
  w: number;
  h: number;
  /** Average colour, `#rrggbb`. */
  c: string;
  pixels: () => Sharp;
}

const hexPair = (value: number | undefined): string => (value ?? 0).toString(16).padStart(2, '0');

async function averageColour(picture: Sharp): Promise<string> {
  const [r, g, b] = await picture
    .flatten({ background: GROUND })
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return `#${hexPair(r)}${hexPair(g)}${hexPair(b)}`;
}

/** Undefined for an animation. @throws Error for damaged, truncated or unknown files, and over 268 megapixels */
export async function decodePicture(original: Buffer): Promise<DecodedPicture | undefined> {
  const input = sharp(original, { failOn: 'error' });
  const { pages = 1 } = await input.metadata();
  if (pages > 1) return undefined;
  const { data, info } = await input
    .autoOrient()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = (): Sharp => sharp(data, { raw: { width, height, channels } });
  return { w: width, h: height, c: await averageColour(pixels()), pixels };
}

const encode = (picture: Sharp, format: VariantFormat): Sharp =>
  format === 'avif' ? picture.avif(AVIF) : picture.webp(WEBP);

/** Encodes all variants of an image. Returns their bytes by name, such as `320.avif`. */
export async function encodeVariants(picture: DecodedPicture): Promise<Record<string, Buffer>> {
  const files: Record<string, Buffer> = {};
  for (const width of variantWidths(picture.w)) {
    const { data, info } = await picture
      .pixels()
      .resize({ width })
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const format of VARIANT_FORMATS)
      files[`${width}.${format}`] = await encode(sharp(data, { raw: info }), format).toBuffer();
  }
  return files;
}

/** Encodes the centre of an image as JPEG, with the highest quality within the size limit. */
export async function encodeShareImage(picture: DecodedPicture): Promise<Buffer> {
  const { width, height, maxBytes, lowestQuality } = SHARE;
  const crop = await picture
    .pixels()
    .flatten({ background: GROUND })
    .resize(width, height, { fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const toJpeg = (quality: number): Promise<Buffer> =>
    sharp(crop.data, { raw: crop.info }).jpeg({ quality, mozjpeg: true }).toBuffer();
  let { quality } = SHARE;
  let bytes = await toJpeg(quality);
  while (bytes.length > maxBytes && quality > lowestQuality) {
    quality = Math.max(lowestQuality, quality - 12);
    bytes = await toJpeg(quality);
  }
  return bytes;
}
