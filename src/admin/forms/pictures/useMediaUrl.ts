import { useEffect, useState } from 'react';
import { isMediaDraft, mediaObjectUrl } from '../../drafts/storage/mediaDrafts';

/**
 * The address a picture can be shown from: a media draft's object URL, any other address as it is.
 * Undefined while it is looked up, '' when it is gone from this browser (faults.md, Draft evicted).
 */
export function useMediaUrl(src: string): string | undefined {
  const [found, setFound] = useState<{ src: string; url: string }>();
  useEffect(() => {
    if (!isMediaDraft(src)) return undefined;
    let isGone = false;
    void mediaObjectUrl(src).then((url) => {
      if (!isGone) setFound({ src, url: url ?? '' });
    });
    return () => {
      isGone = true;
    };
  }, [src]);
  if (!isMediaDraft(src)) return src;
  return found?.src === src ? found.url : undefined;
}
