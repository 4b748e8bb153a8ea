import type { UnreadableReason } from '@/domain/record/unreadableReason';
import type { UnreadablePart } from '@/domain/content/unreadable';
import { describeReason } from '@/domain/record/unreadableReason';
import { listPosition } from '@/domain/content/unreadable';
import { partNoun, partTitle } from '../../changes/recordLabels';
import { capitalise } from '@/domain/text/cutText';

/** Returns why a part of the content cannot be read, in a sentence. */
export const reasonText = (reason: UnreadableReason): string =>
  `${capitalise(describeReason(reason))}.`;

/** Returns the name of a part: `Service “Film”`, or `Testimonial 2` if it has none. */
export function partName({ file, path, value }: UnreadablePart): string {
  const noun = partNoun({ file, path });
  const title = partTitle(value);
  if (title !== undefined) return `${noun} “${title}”`;
  const place = listPosition(path);
  return place ? `${noun} ${place.index + 1}` : `${noun} “${path}”`;
}

/** Returns the location of a part in its file. */
export function partPlace({ file, path }: UnreadablePart): string {
  const place = listPosition(path);
  return place
    ? `public/data/${file}, entry ${place.index + 1} of “${place.list}”`
    : `public/data/${file}, field “${path}”`;
}
