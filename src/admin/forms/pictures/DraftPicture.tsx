import { Picture, type PictureProps } from '@/ui/media/Picture';
import { useMediaUrl } from './useMediaUrl';

/** Shown while a media draft is looked up: nothing, in the frame of the picture. */
const NOTHING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E";

/** A picture of the working copy: a media draft of this browser or a published one; the logo without. */
export function DraftPicture({ src, ...props }: PictureProps) {
  return <Picture {...props} src={useMediaUrl(src) ?? NOTHING} />;
}
