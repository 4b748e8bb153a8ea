import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { isSafeHref } from '@/domain/links/links';
import { plainNumber, typedNumber } from '@/domain/text/typedNumber';
import { isMediaDraft } from '../drafts/storage/mediaDrafts';

/** Parsed cell: a problem, else the value, which can be undefined. Without it, the value of the record stays. */
type CellResult<V> = { value?: V; problem?: string };

export interface CsvCell<V> {
  column: string;
  write: (value: V) => string;
  /** @param before the value of this row as it is now; undefined for a new record */
  read: (cell: string, before: V | undefined, content: Content) => CellResult<V>;
}

export function schemaCell<V>(
  schema: v.GenericSchema<string, V>,
  write: (value: V) => string = String,
) {
  return {
    write,
    read(cell: string): CellResult<V> {
      const { success, output, issues } = v.safeParse(schema, cell);
      return success ? { value: output } : { problem: issues[0].message };
    },
  };
}

export const trimmed = v.pipe(v.string(), v.trim());

export function splitLines(cell: string): string[] {
  return cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A path of this site, an https URL or a media draft. */
export function isImageCell(src: string): boolean {
  if (isMediaDraft(src)) return /^media:[0-9a-f]{64}$/.test(src);
  return /^(?:\/|https:)/i.test(src) && isSafeHref(src);
}

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', 'standard', ''];

export const featuredCell = schemaCell(
  v.pipe(
    trimmed,
    v.toLowerCase(),
    v.check((word) => YES.includes(word) || NO.includes(word), 'must be yes or no'),
    v.transform((word) => YES.includes(word)),
  ),
  (isFeatured) => (isFeatured ? 'yes' : 'no'),
);

export function textCell({ min = 0, max = Infinity } = {}) {
  const tooShort = min > 1 ? `should be at least ${min} characters` : 'must not be empty';
  const tooLong = `may have at most ${max} characters`;
  return schemaCell(v.pipe(trimmed, v.minLength(min, tooShort), v.maxLength(max, tooLong)));
}

/** Returns a cell with a number that is not negative. */
export function numberCell(isWhole: boolean) {
  const message = `must be a ${isWhole ? 'whole number' : 'number'}, 0 or more`;
  // Not everything that is a number in JavaScript, such as '1e5' or '0x10'. A whole number with a point or a comma, such
  // as '1,000', would become another number.
  const pattern = isWhole ? /^(?:0|[1-9]\d*)$/ : /^(?:0|[1-9]\d*)(?:[.,]\d+)?$/;
  return schemaCell(
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

export function linesCell(min = 0) {
  const lines = v.pipe(
    v.string(),
    v.transform(splitLines),
    v.minLength(min, 'must contain at least one line'),
  );
  return schemaCell(lines, joinLines);
}

const IMAGE = 'must be a path on this site such as /media/… or an https URL';

export const imageCell = schemaCell(v.pipe(trimmed, v.check(isImageCell, IMAGE)));

export function imagesCell(max = Infinity): Omit<CsvCell<string[]>, 'column'> {
  return {
    write: joinLines,
    read(cell, before = []) {
      const images = splitLines(cell);
      if (images.length > max) return { problem: `may have at most ${max} lines` };
      const invalid = images.find((src) => !before.includes(src) && !isImageCell(src));
      return invalid === undefined
        ? { value: images }
        : { problem: `“${invalid}” must be a path on this site or an https URL` };
    },
  };
}
