import { isMediaDraft } from '../../drafts/storage/mediaDrafts';
import { isSafeHref } from '@/domain/links/links';

/** Returns the lines of a cell with several texts, without blank ones. */
export function splitLines(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Returns whether a cell holds a valid picture reference: a path of this site, an https URL, or a
 * media draft.
 */
export function isPictureCell(src: string): boolean {
  if (isMediaDraft(src)) return /^media:[0-9a-f]{64}$/.test(src);
  return /^(?:\/|https:)/i.test(src) && isSafeHref(src);
}

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', 'standard', ''];

/** Parses a yes/no cell. Returns null for any other text. */
export function parseYesNo(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** Column with the featured flag. */
export const FEATURED_FIELD = {
  column: 'featured',
  write: ({ isFeatured }: { isFeatured: boolean }): string => (isFeatured ? 'yes' : 'no'),
  read(cell: string): { fields: { isFeatured: boolean } } | { problem: string } {
    const isFeatured = parseYesNo(cell);
    return isFeatured === null ? { problem: 'must be yes or no' } : { fields: { isFeatured } };
  },
};
