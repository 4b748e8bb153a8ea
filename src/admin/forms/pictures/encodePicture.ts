import { isTooLarge } from '@/domain/picture/pictureBytes';

/** Maximum length in pixels of the longest side after encoding. */
const ENCODED_PICTURE_MAX_SIDE = 2560;
const QUALITY = 0.86;

/** Crop area in pixels of the picture as displayed. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture has more pixels than its header declared. */
export class TooManyPixelsError extends Error {}

/**
 * Opens a picture with its EXIF orientation.
 * @throws TooManyPixelsError; a DOMException when it cannot be opened
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (!isTooLarge(bitmap)) return bitmap;
  bitmap.close();
  throw new TooManyPixelsError('Too many pixels');
}

/** Returns an area of a picture as a file, or null if there is no memory. */
export function drawPicture(
  bitmap: ImageBitmap,
  area: CropArea,
  type: string,
  maxSide: number,
  quality = QUALITY,
): Promise<Blob | null> {
  const scale = Math.min(1, maxSide / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  if (type === 'image/jpeg') {
    // A JPEG has no transparency, and would be black there.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const { x, y, width, height } = area;
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, type, quality));
}

/**
 * Re-encodes a picture as WebP. The EXIF orientation
 * is applied and all EXIF data is removed. If the browser cannot write WebP, a JPEG stays JPEG and
 * other types become PNG.
 * @param crop the area to keep; the whole picture when missing
 * @param maxSide maximum length in pixels of the longest side
 * @throws TooManyPixelsError; a DOMException when the picture cannot be opened
 */
export async function encodePicture(
  file: Blob,
  crop?: CropArea,
  maxSide = ENCODED_PICTURE_MAX_SIDE,
): Promise<Blob> {
  const bitmap = await openPicture(file);
  try {
    const area = crop ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
    const drawn = await drawPicture(bitmap, area, 'image/webp', maxSide);
    const isOdd = file.type === 'image/jpeg' && drawn?.type !== 'image/webp';
    const blob = isOdd ? await drawPicture(bitmap, area, 'image/jpeg', maxSide) : drawn;
    if (!blob) throw new DOMException('The picture could not be encoded', 'EncodingError');
    return blob;
  } finally {
    bitmap.close();
  }
}
