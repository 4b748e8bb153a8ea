import { variantWidths } from '../../src/ui/media/pictureVariants';

/** Extensions of the raster pictures that get variants, lower case; every other file passes through. */
export const RASTER_EXTENSIONS = ['.webp', '.jpg', '.jpeg', '.png', '.avif', '.gif'];

/**
 * Chosen by eye on the dark gradients of the sample pictures: below these qualities they show bands.
 * More AVIF effort costs two to four times as long and saves under two percent.
 */
export const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' };
export const WEBP = { quality: 78, effort: 3 };

/** Link preview: the size every messenger takes; WhatsApp drops pictures over 300 KB. */
export const SHARE = {
  width: 1200,
  height: 630,
  maxBytes: 300_000,
  quality: 84,
  lowestQuality: 12,
};

/** Ground under transparent pixels where a format or a colour has none: the site's dark ground. */
export const GROUND = '#0e0f12';

/** Everything that changes the bytes of a variant; part of the hash in its name. */
export const SETTINGS_KEY = JSON.stringify([AVIF, WEBP, SHARE, GROUND, variantWidths(Infinity)]);
