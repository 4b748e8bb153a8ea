import type { RecordLabel } from '../changes/recordLabels';

/** The problem of an image that no longer exists in this browser. */
export const MISSING_IMAGE = 'An image is no longer stored in this browser. Add it again.';

/** Warns that deleting a record also deletes another one with the same ID. */
export function deletedDuplicateText({ full }: RecordLabel): string {
  return `${full} is deleted together with another item that has the same id. If you need that one, correct it under “Needs attention” first.`;
}

/** Warns that values of a changed record that cannot be read are replaced. */
export function replacedPartText({ full }: RecordLabel, fields: readonly string[]): string {
  const names = fields.map((field) => `“${field}”`).join(', ');
  return `${full} is stored with values that cannot be read. Publishing replaces ${names}. To keep them, correct the item under “Needs attention” first.`;
}
