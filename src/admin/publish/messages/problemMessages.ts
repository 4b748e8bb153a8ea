import type { RecordLabel } from '../changes/recordLabels';

/** The problem of an image that no longer exists in this browser. */
export const MISSING_IMAGE = 'An image is no longer stored in this browser. Add it again.';

/** Warns that deleting a record also deletes another one with the same ID. */
export function deletedDuplicateText({ full }: RecordLabel): string {
  return `Deleting ${full} also deletes a duplicate with the same ID. To keep the duplicate, give it another ID first: see “Needs attention”.`;
}

/** Warns that values of a changed record that cannot be read are replaced. */
export function replacedPartText({ full }: RecordLabel, fields: readonly string[]): string {
  const names = fields.map((field) => `“${field}”`).join(', ');
  return `${full}: Publishing overwrites damaged values: ${names}. To keep them, have them corrected first: see “Needs attention”.`;
}
