import { DeskError } from '../copies/deskError';
import type { PhotoFiles } from '../copies/deskTypes';
import { deletePhotos, readPhoto, storePhoto } from '../storage/photoStore';

/** The photos and signatures of this browser, which hand-overs name. */
export const localPhotos: PhotoFiles = {
  // A newer version of the site may have more fields in a hand-over.
  idsOf(field, value) {
    if (field !== 'handover') return [];
    const { photoIds, signatureId } = Object(value) as {
      photoIds?: unknown;
      signatureId?: unknown;
    };
    const ids: unknown[] = [
      ...(Array.isArray(photoIds) ? (photoIds as unknown[]) : []),
      signatureId,
    ];
    return ids.filter((id): id is string => typeof id === 'string' && id !== '');
  },
  async read(id) {
    const photo = await readPhoto(id);
    return photo && { type: photo.type, bytes: new Uint8Array(await photo.arrayBuffer()) };
  },
  async save(id, photo) {
    try {
      await storePhoto(id, photo);
    } catch {
      throw new DeskError('storage');
    }
  },
  remove: deletePhotos,
};
