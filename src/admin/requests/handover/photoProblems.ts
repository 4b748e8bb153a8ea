import type { PhotoProblem } from '../sync/copyPhotos';

/** Why a photo or a signature is not shown, and what to do. */
export const PHOTO_PROBLEMS: Record<PhotoProblem, (noun: 'photo' | 'signature') => string> = {
  elsewhere: (noun) =>
    `This ${noun} is not in this browser. Look at it on the device that took it.`,
  missing: (noun) =>
    `This ${noun} is not in the copy yet. Open the back office on the device that took it.`,
  damaged: (noun) => `This ${noun} is damaged in the copy. Look at it on the device that took it.`,
  failed: (noun) =>
    `This ${noun} could not be loaded from the copy. Check the connection, then open this page again.`,
};
