import { drawPicture, openPicture } from './encodePicture';
import { PictureRejectedError, unreadableText, type ImportOptions } from './importPicture';
import { IMAGE_MAX_BYTES } from './pictureRules';

/** Longest side in px and quality, until the picture is small enough. */
const STEPS = [
  [2560, 0.9],
  [2560, 0.75],
  [1600, 0.75],
  [1024, 0.6],
] as const;

/**
 * Converts a picture to a JPEG that every field accepts.
 * @param maxBytes maximum size; at most {@link IMAGE_MAX_BYTES}
 * @throws PictureRejectedError when it cannot be opened or made small enough; the reason of the signal when it was
 * aborted
 */
export async function fitPicture(
  file: File,
  maxBytes: number,
  { signal, onStep }: ImportOptions,
): Promise<File> {
  onStep({ text: 'Converting', part: 0.01 });
  const bitmap = await openPicture(file).catch(() => {
    throw new PictureRejectedError(unreadableText(file.name));
  });
  const area = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  const fit = async ([step, ...others]: readonly (typeof STEPS)[number][]): Promise<Blob> => {
    signal.throwIfAborted();
    if (!step) throw new PictureRejectedError(`${file.name} could not be made small enough.`);
    const [maxSide, quality] = step;
    const blob = await drawPicture(bitmap, area, 'image/jpeg', maxSide, quality);
    return blob && blob.size <= Math.min(maxBytes, IMAGE_MAX_BYTES) ? blob : fit(others);
  };
  try {
    const blob = await fit(STEPS);
    return new File([blob], file.name.replace(/(?:\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
