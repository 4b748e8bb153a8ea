import type { RecordLabel } from '../changes/recordLabels';

/** The problem of an image that no longer exists in this browser. */
export const MISSING_IMAGE = 'An image is no longer stored in this browser. Add it again.';

/** Warns that deleting a record also deletes another one with the same ID. */
export function deletedDuplicateText({ full }: RecordLabel): string {
  return `${full} is deleted together with another item that has the same id. If you need that one, correct it under “Needs attention” first.`;
}
