import * as v from 'valibot';
import { isSafeHref } from '@/domain/links/links';
import { isMediaDraft } from '../../drafts/storage/mediaDrafts';
import type { PictureRules } from '../../forms/pictures/pictureRules';
import { splitLines } from './text';
import { cellOf, baseOf, type RecordField, type FieldOptions } from '../field';

/** Whether a cell is a path of this site, an https URL or a media draft. */
export function isImageCell(src: string): boolean {
  if (isMediaDraft(src)) return /^media:[0-9a-f]{64}$/.test(src);
  return /^(?:\/|https:)/i.test(src) && isSafeHref(src);
}

interface ImageOptions extends FieldOptions {
  rules: PictureRules;
  /** Width and height of the displayed ratio. */
  ratio: readonly [number, number];
  /** Message of an empty field; missing for one that may be empty. */
  required?: string;
  hint?: string;
  /** Whether it can be cropped to the ratio, by default yes. */
  hasCrop?: boolean;
}

export function image<const P extends string>(
  path: P,
  options: ImageOptions,
): RecordField<P, string, string> {
  const { required, rules, ratio, hint, hasCrop = true } = options;
  return {
    ...baseOf(path, options),
    isRequired: required !== undefined,
    toInput: (src = '') => src,
    schema: () => v.pipe(v.string(), v.minLength(required === undefined ? 0 : 1, required)),
    fromInput: (src) => src,
    shown: { as: 'picture', rules, ratio, hint, hasCrop },
    csv: cellOf(path, options, {
      write: String,
      read(cell) {
        const src = cell.trim();
        return src === '' || isImageCell(src)
          ? { input: src }
          : { problem: 'must be a path on this site such as /media/… or an https URL' };
      },
    }),
    text: String,
  };
}

interface ImagesOptions extends FieldOptions {
  gallery?: {
    rules: PictureRules;
    ratio: readonly [number, number];
    hint: string;
    /** Maximum number, and the message of more. More that are stored may stay. */
    max: number;
    countText: string;
  };
}

export function images<const P extends string>(
  path: P,
  options: ImagesOptions = {},
): RecordField<P, string[], string[]> {
  const { gallery } = options;
  const { max = Infinity, countText } = gallery ?? {};
  return {
    ...baseOf(path, options),
    toInput: (list = []) => list,
    schema: ({ input }) =>
      v.pipe(v.array(v.string()), v.maxLength(Math.max(max, input.length), countText)),
    fromInput: (list) => list,
    shown: gallery && { as: 'pictures', ...gallery },
    csv: cellOf(path, options, {
      write: (list) => list.join('\n'),
      read(cell, { input: before }) {
        const list = splitLines(cell);
        const invalid = list.find((src) => !before.includes(src) && !isImageCell(src));
        return invalid === undefined
          ? { input: list }
          : { problem: `“${invalid}” must be a path on this site or an https URL` };
      },
    }),
    text: (list) => list.join('\n'),
  };
}
