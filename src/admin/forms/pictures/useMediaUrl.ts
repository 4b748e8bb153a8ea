import { useEffect, useState } from 'react';
import { isMediaDraft, mediaObjectUrl } from '../../drafts/storage/mediaDrafts';

/**
 * Returns the URL for displaying a picture: the object URL of a media draft, any other URL
 * unchanged. It is undefined while loading, and '' when the browser has evicted the media draft.
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
