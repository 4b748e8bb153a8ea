import { encodePicture, TooManyPixelsError } from '../../forms/pictures/encodePicture';
import { savePhoto } from '../storage/photoStore';

/** Maximum number of photos of a request. */
export const MAX_PHOTOS = 12;
/** Maximum size of a stored photo in bytes: 400 KB. */
const MAX_BYTES = 400_000;
/** Longest sides in pixels that are tried until a photo is small enough. */
const SIDES = [1600, 1280, 1024, 800, 640, 480];

/** Re-encodes a photo, without its location and other data, so that it is at most 400 KB. @throws if it cannot be read */
async function encodePhoto(file: Blob): Promise<Blob> {
  let photo = file;
  for (const side of SIDES) {
    photo = await encodePicture(file, undefined, side);
    if (photo.size <= MAX_BYTES) break;
  }
  return photo;
}

const STORAGE_TEXTS = {
  full: 'Storage on this device is full. The photo was not stored. Nothing else was lost. Delete files on this device, then add it again.',
  denied: 'This browser blocks storage. The photo was not stored.',
};

/**
 * Stores photos one after the other.
 * @param onStored called with the ID of each photo as soon as it is stored
 * @returns why others were not stored
 */
export async function addPhotos(
  files: Iterable<File>,
  onStored: (id: string) => void,
): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    try {
      const saved = await savePhoto(await encodePhoto(file));
      if ('id' in saved) onStored(saved.id);
      else problems.push(STORAGE_TEXTS[saved.issue]);
    } catch (error) {
      problems.push(
        error instanceof TooManyPixelsError
          ? `${file.name} has too many pixels. Take the photo with a lower resolution.`
          : `${file.name} could not be read. It may be damaged, or no photo.`,
      );
    }
  }
  return [...new Set(problems)];
}
