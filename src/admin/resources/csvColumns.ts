import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { isSafeHref } from '@/domain/links/links';
import { isDeviceName } from '@/domain/text/deviceName';
import { isPathSegment } from '@/domain/text/slug';
import { localNumber, plainNumber, typedNumber } from '@/domain/text/typedNumber';
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

/**
 * Creates the column of a field whose cells a schema reads.
 * @param write returns the text of a value
 */
export function fieldColumn<K extends string, V>(
  key: K,
  schema: v.GenericSchema<string, V>,
  write: (value: V) => string = String,
  column: string = key,
): CsvColumn<{ [key in K]?: V | undefined }> {
  return {
    column,
    write: ({ [key]: value }) => (value === undefined ? '' : write(value)),
    read(cell) {
      const { success, output, issues } = v.safeParse(schema, cell);
      return success
        ? { fields: { [key]: output } as { [key in K]: V } }
        : { problem: issues[0].message };
    },
  };
}

/** Schema of the trimmed text of a cell. */
export const trimmed = v.pipe(v.string(), v.trim());

/** Returns the lines of a cell with several texts, without blank ones. */
export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
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
export const featuredColumn = fieldColumn(
  'isFeatured',
  v.pipe(
    trimmed,
    v.toLowerCase(),
    v.check((word) => YES.includes(word) || NO.includes(word), 'must be yes or no'),
    v.transform((word) => YES.includes(word)),
  ),
  (isFeatured) => (isFeatured ? 'yes' : 'no'),
  'featured',
);

/** Column with a required text. */
export function textColumn<K extends string>(key: K, { min = 1, max = Infinity } = {}) {
  const tooShort = min > 1 ? `should be at least ${min} characters` : 'must not be empty';
  const tooLong = `may have at most ${max} characters`;
  return fieldColumn(key, v.pipe(trimmed, v.minLength(min, tooShort), v.maxLength(max, tooLong)));
}

/** Column with a number that is not negative. */
export function numberColumn<K extends string>(key: K, { isWhole = false } = {}) {
  const message = `must be a ${isWhole ? 'whole number' : 'number'}, 0 or more`;
  // Not everything that is a number in JavaScript, such as '1e5' or '0x10'. A whole number with a point or a comma, such
  // as '1,000', would become another number.
  const pattern = isWhole ? /^(?:0|[1-9]\d*)$/ : /^(?:0|[1-9]\d*)(?:[.,]\d+)?$/;
  return fieldColumn(
    key,
    v.pipe(
      trimmed,
      v.transform(typedNumber),
      v.regex(pattern, message),
      v.transform((text) => Number(text.replace(',', '.'))),
      v.check((value) => (isWhole ? Number.isSafeInteger(value) : Number.isFinite(value)), message),
    ),
    plainNumber,
  );
}

const joinLines = (lines: readonly string[]) => lines.join('\n');

/** Column with several texts, one per line. */
export function linesColumn<K extends string>(key: K, { min = 0 } = {}) {
  const lines = v.pipe(
    v.string(),
    v.transform(splitLines),
    v.minLength(min, 'must contain at least one line'),
  );
  return fieldColumn(key, lines, joinLines);
}

/** Column with an image. */
export function imageCsvColumn<K extends string>(key: K) {
  const message = 'must be a path on this site such as /media/… or an https URL';
  return fieldColumn(key, v.pipe(trimmed, v.check(isImageCell, message)));
}

/** Column with several images, one per line. */
export function imagesColumn<K extends string>(
  column: K,
  { max = Infinity } = {},
): CsvColumn<{ [key in K]: string[] }> {
  return {
    column,
    write: (record) => joinLines(record[column]),
    read(cell, base) {
      const images = splitLines(cell);
      if (images.length > max) return { problem: `may have at most ${max} lines` };
      const invalid = images.find((src) => !base?.[column].includes(src) && !isImageCell(src));
      return invalid === undefined
        ? { fields: { [column]: images } as { [key in K]: string[] } }
        : { problem: `“${invalid}” must be a path on this site or an https URL` };
    },
  };
}

/** Column that an import cannot change. New records have the given text. */
export function readOnlyColumn<K extends string>(
  column: K,
  initial: string,
): CsvColumn<{ [key in K]?: string | number }> {
  const write = ({ [column]: value = '' }: { [key in K]?: string | number }) =>
    typeof value === 'number' ? plainNumber(value) : value;
  return {
    column,
    write,
    read(cell, base) {
      const expected = base ? write(base).trim() : initial;
      const isSame = localNumber(cell.trim()) === expected || (!base && cell.trim() === '');
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
      ? { fields: { slug } }
      : { problem: 'is not a valid slug; use letters, digits and dashes' };
  },
};
