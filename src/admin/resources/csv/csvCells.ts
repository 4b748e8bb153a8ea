import { isMediaDraft } from '../../drafts/storage/mediaDrafts';
import { isSafeHref } from '@/domain/links/links';

/** The lines of a cell that holds several texts, without blank ones. */
export function splitLines(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether a picture may stand in a cell: a path of this site, an https address, or a draft of this browser. */
export function isPictureCell(src: string): boolean {
  if (isMediaDraft(src)) return /^media:[0-9a-f]{64}$/.test(src);
  return /^(?:\/|https:)/i.test(src) && isSafeHref(src);
}

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', 'standard', ''];

/** What a cell of yes or no means; null for any other word. */
export function parseYesNo(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** The column that says whether a record is featured. */
export const FEATURED_FIELD = {
  column: 'featured',
  write: ({ isFeatured }: { isFeatured: boolean }): string => (isFeatured ? 'yes' : 'no'),
  read(cell: string): { fields: { isFeatured: boolean } } | { problem: string } {
    const isFeatured = parseYesNo(cell);
    return isFeatured === null ? { problem: 'must be yes or no' } : { fields: { isFeatured } };
  },
};
