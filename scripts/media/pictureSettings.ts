import { GROUNDS } from '../../src/domain/company/shades';
import { variantWidths } from '../../src/ui/media/pictureVariants';

/** Lower-case extensions of raster images, which get variants. Other files are copied unchanged. */
export const RASTER_EXTENSIONS = ['.webp', '.jpg', '.jpeg', '.png', '.avif', '.gif'];

/** Lower qualities show banding in dark gradients. More effort: AVIF 2–4 times as long for 2 %, WebP 1.5 for 4 %. */
export const AVIF = { quality: 60, effort: 1, chromaSubsampling: '4:2:0' };
export const WEBP = { quality: 78, effort: 2 };

/** Size of link previews that all messengers accept. WhatsApp ignores images over 300 KB. */
export const SHARE = {
  width: 1200,
  height: 630,
  maxBytes: 300_000,
  quality: 84,
  lowestQuality: 12,
};

/** Background of transparent pixels in formats without transparency. */
export const GROUND = GROUNDS.dark.ground.toLowerCase();

/** All settings that change the bytes of a variant. Part of the hash in its name. */
export const SETTINGS_KEY = JSON.stringify([AVIF, WEBP, SHARE, GROUND, variantWidths(Infinity)]);
