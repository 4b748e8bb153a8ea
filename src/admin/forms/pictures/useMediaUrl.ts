import { useCallback } from 'react';
import { useLoaded } from '@/ui/lazy/useLoaded';
import { isMediaDraft, mediaObjectUrl } from '../../drafts/storage/mediaDrafts';

/**
 * Returns the URL for displaying a picture: the object URL of a media draft, any other URL
 * unchanged. It is undefined while loading, and '' when the browser has evicted the media draft.
 */
export function useMediaUrl(src: string): string | undefined {
  const load = useCallback(async () => (await mediaObjectUrl(src)) ?? '', [src]);
  return useLoaded(load, isMediaDraft(src) ? undefined : src).value;
}
