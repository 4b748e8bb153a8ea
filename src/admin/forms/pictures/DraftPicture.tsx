import { useCallback } from 'react';
import { useLoaded } from '@/ui/lazy/lazyModule';
import { Picture, type PictureProps } from '@/ui/media/Picture';
import { isMediaDraft, mediaObjectUrl } from '../../drafts/storage/mediaDrafts';

/** Empty placeholder in the frame of the picture while a media draft is loaded. */
const NOTHING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E";

/** Undefined while loading, and '' when the browser has evicted the media draft. */
function useMediaUrl(src: string): string | undefined {
  const load = useCallback(async () => (await mediaObjectUrl(src)) ?? '', [src]);
  return useLoaded(load, isMediaDraft(src) ? undefined : src).value;
}

/** A media draft of this browser or a published picture. Without `src` it is the logo. */
export function DraftPicture({ src, ...props }: PictureProps) {
  return <Picture {...props} src={useMediaUrl(src) ?? NOTHING} />;
}
