import * as v from 'valibot';
import { cellOf, baseOf, type RecordField, type FieldOptions, type Shown } from '../field';
import { splitLines } from './text';

export function productIds<const P extends string>(
  path: P,
  options: FieldOptions & { hint: string },
): RecordField<P, string[], string[]> {
  return {
    ...baseOf(path, options),
    toInput: (ids = []) => ids,
    schema: () => v.array(v.string()),
    fromInput: (ids) => ids,
    shown: { as: 'products', hint: options.hint },
    csv: cellOf(path, options, {
      write: (ids) => ids.join('\n'),
      read: (cell) => ({ input: splitLines(cell) }),
    }),
    text: (ids) => ids.join('\n'),
  };
}

/** The ID of a product. Files have its name instead. */
export function productId<const P extends string>(
  path: P,
  options: FieldOptions & { required: string },
): RecordField<P, string, string> {
  const keyOf = (name: string) => name.trim().toLowerCase();
  return {
    ...baseOf(path, options),
    toInput: (id = '') => id,
    schema: () => v.pipe(v.string(), v.nonEmpty(options.required)),
    fromInput: (id) => id,
    shown: {
      as: 'select',
      none: 'Choose a product',
      options: ({ products }) => products.map(({ id, name }) => ({ value: id, label: name })),
    },
    csv: cellOf(path, options, {
      write: String,
      read(cell, { context: { content } }) {
        const known = content.products.find(({ name }) => keyOf(name) === keyOf(cell));
        return known ? { input: known.id } : { problem: `there is no product “${cell.trim()}”` };
      },
    }),
    text: (id, { products }) => products.find((one) => one.id === id)?.name ?? id,
  };
}

/** One of some values. @param of their labels, first that of new records */
export function choice<const P extends string, const C extends string>(
  path: P,
  options: FieldOptions & { of: Readonly<Record<C, string>> },
): RecordField<P, C, C> {
  const labels = Object.entries(options.of) as [C, string][];
  const values = labels.map(([value]) => value);
  const first = values[0] as C;
  const names = labels.map(([, label]) => label).join(', ');
  return {
    ...baseOf(path, options),
    toInput: (value) => value ?? first,
    schema: () => v.picklist(values),
    fromInput: (value) => value,
    shown: {
      as: 'select',
      options: () => labels.map(([value, label]) => ({ value, label })),
    },
    csv: cellOf(path, options, {
      write: (value) => options.of[value],
      read(cell) {
        const key = cell.trim().toLowerCase();
        // An empty cell keeps the value.
        if (key === '') return {};
        const [input] = labels.find(([, label]) => label.toLowerCase() === key) ?? [];
        return input === undefined ? { problem: `must be one of: ${names}` } : { input };
      },
    }),
    text: (value) => options.of[value],
  };
}

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

const YES = ['yes', 'true', '1', 'featured'];
const NO = ['no', 'false', '0', 'regular', 'standard', ''];

interface FeaturedOptions {
  label?: string;
  limit: number;
  hint?: string;
  hasStatus?: boolean;
  /** Whether a new record is featured while a slot is free. */
  startsOn?: boolean;
}

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
    csv: {
      column: 'featured',
      write: (isOn) => (isOn ? 'yes' : 'no'),
      read(cell) {
        const word = cell.trim().toLowerCase();
        if (YES.includes(word)) return { input: true };
        return NO.includes(word) ? { input: false } : { problem: 'must be yes or no' };
      },
    },
  };
}
