import type { Content } from '@/domain/content/content';
import { isSafeHref } from '@/domain/links/links';
import { isDeviceName } from '@/domain/text/deviceName';
import { isPathSegment } from '@/domain/text/slug';
import { isMediaDraft } from '../drafts/storage/mediaDrafts';

/** Parsed cell: fields of the record, or a problem. */
type CellResult<T> = { fields: Partial<T> } | { problem: string };

/** Column of a CSV file. */
export interface CsvColumn<T> {
  column: string;
  write: (record: T) => string;
  /** @param base the record of this row as it is now; missing for a new one */
  read: (cell: string, base: T | undefined, content: Content) => CellResult<T>;
}

/** Returns the result of a cell that sets one field. */
function field<K extends string, V>(name: K, value: V): { fields: Record<K, V> } {
  return { fields: { [name]: value } as Record<K, V> };
}

/** Returns the lines of a cell with several texts, without blank ones. */
export function splitLines(cell: string): string[] {
  return cell
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * Returns whether a cell holds a valid image reference: a path of this site, an https URL, or a
 * media draft.
 */
export function isImageCell(src: string): boolean {
  if (isMediaDraft(src)) return /^media:[0-9a-f]{64}$/.test(src);
  return /^(?:\/|https:)/i.test(src) && isSafeHref(src);
}

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', 'standard', ''];

/** Column with the featured flag. */
export const featuredColumn: CsvColumn<{ isFeatured: boolean }> = {
  column: 'featured',
  write: ({ isFeatured }) => (isFeatured ? 'yes' : 'no'),
  read(cell) {
    const word = cell.trim().toLowerCase();
    if (!YES.includes(word) && !NO.includes(word)) return { problem: 'must be yes or no' };
    return field('isFeatured', YES.includes(word));
  },
};

/** Column with a required text. */
export function textColumn<K extends string>(
  column: K,
  { min = 1, max = Infinity } = {},
): CsvColumn<{ [key in K]?: string }> {
  return {
    column,
    write: (record) => record[column] ?? '',
    read(cell) {
      const value = cell.trim();
      if (value.length < min)
        return {
          problem: min > 1 ? `should be at least ${min} characters` : 'must not be empty',
        };
      return value.length > max
        ? { problem: `may have at most ${max} characters` }
        : field(column, value);
    },
  };
}

/** Column with a number that is not negative. */
export function numberColumn<K extends string>(
  column: K,
  { isWhole = false } = {},
): CsvColumn<{ [key in K]: number }> {
  return {
    column,
    write: (record) => String(record[column]),
    read(cell) {
      const value = Number(cell.trim().replace(',', '.'));
      const isValid = cell.trim() !== '' && Number.isFinite(value) && value >= 0;
      return isValid && (!isWhole || Number.isSafeInteger(value))
        ? field(column, value)
        : { problem: `must be a ${isWhole ? 'whole number' : 'number'}, 0 or more` };
    },
  };
}

/** Column with several texts, one per line. */
export function linesColumn<K extends string>(
  column: K,
  { min = 0 } = {},
): CsvColumn<{ [key in K]: string[] }> {
  return {
    column,
    write: (record) => record[column].join('\n'),
    read(cell) {
      const lines = splitLines(cell);
      return lines.length < min
        ? { problem: 'must contain at least one line' }
        : field(column, lines);
    },
  };
}

/** Column with an image. */
export function imageCsvColumn<K extends string>(column: K): CsvColumn<{ [key in K]: string }> {
  return {
    column,
    write: (record) => record[column],
    read(cell, base) {
      const src = cell.trim();
      return src === base?.[column] || isImageCell(src)
        ? field(column, src)
        : { problem: 'must be a path on this site such as /media/… or an https URL' };
    },
  };
}

/** Column with several images, one per line. */
export function imagesColumn<K extends string>(
  column: K,
  { max = Infinity } = {},
): CsvColumn<{ [key in K]: string[] }> {
  return {
    column,
    write: (record) => record[column].join('\n'),
    read(cell, base) {
      const images = splitLines(cell);
      if (images.length > max) return { problem: `may have at most ${max} lines` };
      const invalid = images.find((src) => !base?.[column].includes(src) && !isImageCell(src));
      return invalid === undefined
        ? field(column, images)
        : { problem: `“${invalid}” must be a path on this site or an https URL` };
    },
  };
}

/** Column that an import cannot change. New records have the given text. */
export function readOnlyColumn<K extends string>(
  column: K,
  initial: string,
): CsvColumn<{ [key in K]?: string | number }> {
  return {
    column,
    write: (record) => String(record[column] ?? ''),
    read(cell, base) {
      const expected = base ? String(base[column] ?? '').trim() : initial;
      const isSame = cell.trim() === expected || (!base && cell.trim() === '');
      return isSame ? { fields: {} } : { problem: 'cannot be changed in the back office' };
    },
  };
}

/** Column with the slug. An empty cell keeps it. */
export const slugColumn: CsvColumn<{ slug: string }> = {
  column: 'slug',
  write: ({ slug }) => slug,
  read(cell, base) {
    const slug = cell.trim();
    if (slug === '' || slug === base?.slug) return { fields: {} };
    if (isDeviceName(slug)) return { problem: 'is a name that Windows reserves; use another slug' };
    return isPathSegment(slug)
      ? field('slug', slug)
      : { problem: 'is not a valid slug; use letters, digits and dashes' };
  },
};
