import { Picture, type PictureProps } from '@/ui/media/Picture';
import { useMediaUrl } from './useMediaUrl';

/** Empty placeholder in the frame of the picture while a media draft is loaded. */
const NOTHING =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E";

/**
 * Picture of the working copy: a media draft of this browser or a published picture. Without `src`
 * it is the logo.
 */
export function DraftPicture({ src, ...props }: PictureProps) {
  return <Picture {...props} src={useMediaUrl(src) ?? NOTHING} />;
}
