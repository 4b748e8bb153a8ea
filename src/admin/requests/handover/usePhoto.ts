import { useEffect, useState } from 'react';
import { photoUrl } from '../storage/photoStore';
import { findPhoto, type PhotoProblem } from '../sync/copyPhotos';
import { useCopyState } from '../sync/copyState';

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

/** Returns the URL of a stored photo, or why it cannot be shown. Neither of them without an ID. */
export function usePhoto(id: string) {
  const [photo, setPhoto] = useState<{
    url?: string | undefined;
    problem?: PhotoProblem | undefined;
  }>({});
  const savedAt = useCopyState().status?.savedAt ?? '';
  useEffect(() => {
    let isShown = true;
    const show = async () => {
      const problem = id === '' ? undefined : await findPhoto(id);
      const url = await photoUrl(id);
      if (isShown) setPhoto({ url, problem });
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [id, savedAt]);
  return photo;
}
