import * as v from 'valibot';
import { featuredCell, schemaCell, splitLines } from '../csvCells';
import { cellOf, baseOf, type RecordField, type FieldOptions } from '../field';
import type { Shown } from '../field';

/** IDs of products. */
export function productIds<const P extends string>(
  path: P,
  options: FieldOptions & { hint: string },
): RecordField<P, string[], string[]> {
  const cell = v.pipe(v.string(), v.transform(splitLines));
  return {
    ...baseOf(path, options),
    toInput: (ids = []) => ids,
    schema: () => v.array(v.string()),
    fromInput: (ids) => ids,
    shown: { as: 'products', hint: options.hint },
    csv: cellOf(
      path,
      options,
      schemaCell(cell, (ids) => ids.join('\n')),
    ),
    text: (ids) => ids.join('\n'),
  };
}

/** A checkbox. */
export function checkbox<const P extends string>(
  path: P,
  options: FieldOptions & Pick<Extract<Shown, { as: 'flag' }>, 'hint'> = {},
): RecordField<P, boolean, boolean> {
  return {
    ...baseOf(path, options),
    toInput: (isOn = false) => isOn,
    schema: () => v.boolean(),
    fromInput: (isOn) => isOn,
    shown: { as: 'flag', hint: options.hint },
    text: (isOn) => (isOn ? 'yes' : 'no'),
  };
}

interface FeaturedOptions {
  label?: string;
  /** Maximum number of featured records. */
  limit: number;
  hint?: string;
  hasStatus?: boolean;
  /** Whether a new record is featured while a slot is free. */
  startsOn?: boolean;
}

/** Whether a record is featured. */
export function featured(options: FeaturedOptions): RecordField<'isFeatured', boolean, boolean> {
  const { label, limit, hint, hasStatus, startsOn } = options;
  const path = 'isFeatured';
  return {
    ...checkbox(path, { label, column: 'status' }),
    toInput: (isOn = false, { isNew, isFeatured, canFeature }) =>
      startsOn && isNew ? canFeature : isOn || isFeatured,
    schema: ({ context: { canFeature, featuredFull } }) =>
      v.pipe(
        v.boolean(),
        v.check((isOn) => !isOn || canFeature, featuredFull),
      ),
    shown: { as: 'featured', hint, limit, hasStatus },
    csv: { column: 'featured', ...featuredCell },
  };
}
