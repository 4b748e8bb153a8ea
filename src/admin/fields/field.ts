import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import type { GenericSchema } from 'valibot';
import type { Content } from '@/domain/content/content';
import type { PictureRules } from '../forms/pictures/pictureRules';
import { fieldName } from './fieldNames';

type Inner<T> = T extends readonly unknown[] ? `${number}` : T extends object ? Paths<T> : never;

/** Paths of the fields of a record, such as `title`, `hero.title` or `hero.images.0`. */
type Paths<T> = { [K in keyof T & string]: K | `${K}.${Inner<T[K]>}` }[keyof T & string];

type At<T, P> = P extends `${infer K}.${infer R}`
  ? K extends keyof T
    ? At<Extract<T[K], object>, R>
    : never
  : T extends readonly (infer E)[]
    ? E
    : P extends keyof T
      ? T[P]
      : never;

/** Name of a field in its form. A dot would mean an object there. */
type InputKey<P extends string> = P extends `${infer K}.${infer R}` ? `${K}-${InputKey<R>}` : P;

export interface FieldContext {
  content: Content;
  id: string;
  isNew: boolean;
  /** Whether a new record should start as featured. */
  isFeatured: boolean;
  /** Number of other records that are featured. */
  othersFeatured: number;
  /** Whether the record can be featured: it already is, or a slot is free. */
  canFeature: boolean;
  featuredFull: string;
  freeSlug: (name: string) => string;
}

export const pageContext = (content: Content): FieldContext => ({
  content,
  id: '',
  isNew: false,
  isFeatured: false,
  othersFeatured: 0,
  canFeature: false,
  featuredFull: '',
  freeSlug: String,
});

export interface StoredField<In, V> {
  value: V | undefined;
  input: In;
  context: FieldContext;
}

export interface CsvCell<In, V> {
  column: string;
  write: (value: V) => string;
  /** Returns the input of the form, which its schema checks, or a problem. Without both, the value of the record stays. */
  read: (cell: string, stored: StoredField<In, unknown>) => { input?: In; problem?: string };
}

/** The input of a field in a form, and what it needs. A form can have its own input for a field, and must for `own`. */
export type Shown =
  | {
      as: 'text';
      /** Of a text area; the minimum of one that grows up to `maxRows`. */
      rows?: number | undefined;
      maxRows?: number | undefined;
      type?: HTMLInputTypeAttribute | undefined;
      hint?: string | undefined;
      placeholder?: string | undefined;
      html?: InputHTMLAttributes<HTMLInputElement> | undefined;
      /** Returns a text as it is shown once its input has been left, where a form does so. */
      clean?: (text: string) => string;
    }
  | { as: 'date' }
  | { as: 'count' }
  | { as: 'fixed'; hint: string }
  | {
      as: 'lines';
      itemLabel: string;
      addLabel: string;
      placeholder?: string | undefined;
      hint?: string | undefined;
    }
  | {
      as: 'select';
      /** Label of the option for none; missing where one has to be selected. */
      none?: string;
      options: (content: Content, stored: unknown) => readonly { value: string; label: string }[];
    }
  | { as: 'products'; hint: string }
  | {
      as: 'flag';
      hint?: string | ((values: Readonly<Record<string, unknown>>) => string) | undefined;
    }
  | {
      as: 'featured';
      /** Shown while a slot is free, instead of the number of used ones. */
      hint?: string | undefined;
      limit: number;
      /** Whether the number of used slots is always shown, also when none is free. */
      hasStatus?: boolean | undefined;
    }
  | {
      as: 'picture';
      rules: PictureRules;
      ratio: readonly [number, number];
      hint?: string | undefined;
      hasCrop: boolean;
    }
  | {
      as: 'pictures';
      rules: PictureRules;
      ratio: readonly [number, number];
      hint: string;
      max: number;
      countText: string;
    }
  | {
      as: 'list';
      of: { rows: readonly AnyField[] };
      noun: string;
      /** Prefix of IDs, for lists whose entries have some. */
      ids?: string | undefined;
      /** Number of entries of which none can be removed. */
      min?: number | undefined;
      /** Number of entries to which none can be added, and what happens to more. */
      max?: { count: number; more: string } | undefined;
    }
  | { as: 'links'; isFolded: boolean }
  | { as: 'own' };

/** `In` is the value in a form. It starts as `toInput` of the stored one, which stays if the field is not edited. */
export interface RecordField<P extends string, In, V> {
  path: P;
  name: string;
  /** Label of the input. The default is the name. */
  label: string;
  isRequired?: boolean;
  toInput: (value: V | undefined, context: FieldContext) => In;
  schema: (stored: StoredField<In, V>) => GenericSchema<In, In>;
  /** Returns the value of a valid input; undefined removes the field. `values` are those of the form. */
  fromInput: (
    input: In,
    stored: StoredField<In, V>,
    values: Readonly<Record<string, unknown>>,
  ) => V;
  shown?: Shown;
  /** Whether it is shown in the row of the field before it. */
  isBeside?: boolean;
  csv?: CsvCell<In, V>;
  /** Returns the text of the value in tables and for the search. */
  text: (value: V, content: Content) => string;
  /** Position in the table, see `Column`. */
  column?: 'image' | 'title' | 'line' | 'status';
  isSearched?: boolean;
}

// A table has fields of any value. `fields` checks each of them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyField = RecordField<string, any, any>;

type Allowed<T, F> =
  F extends RecordField<infer P, infer _In, infer V>
    ? P extends Paths<T>
      ? [V, NonNullable<At<T, P>>] extends [At<T, P>, V]
        ? F
        : { wants: At<T, P> }
      : { oneOf: Paths<T> }
    : never;

export type InputValues<F extends readonly AnyField[]> = {
  [X in F[number] as InputKey<X['path']>]: ReturnType<X['toInput']>;
};

/** The order of the fields is that of the form and of its messages. Table, search and files follow from them, too. */
export const fields =
  <T>() =>
  <const F extends readonly AnyField[]>(rows: F & { [I in keyof F]: Allowed<T, F[I]> }): F =>
    rows;

export interface EntryFields<E, F extends readonly AnyField[]> {
  rows: F;
  /** Never set: the type of the stored entries. */
  type?: E;
}

export const entry =
  <E>() =>
  <const F extends readonly AnyField[]>(
    rows: F & { [I in keyof F]: Allowed<E, F[I]> },
  ): EntryFields<E, F> => ({ rows });

export interface FieldOptions extends Partial<
  Pick<AnyField, 'label' | 'isBeside' | 'column' | 'isSearched'>
> {
  /** Name of the column in files; false for none. The default is the path. */
  csv?: string | false;
}

export function baseOf<P extends string>(path: P, options: FieldOptions = {}) {
  const [key = '', parent] = path.split('.').toReversed();
  const name = fieldName(key, parent);
  const { label = name, isBeside, column, isSearched } = options;
  return { path, label, name, isBeside, column, isSearched };
}

export function cellOf<In, V>(
  path: string,
  { csv = path }: FieldOptions,
  cell: Omit<CsvCell<In, V>, 'column'>,
): CsvCell<In, V> | undefined {
  return csv === false ? undefined : { column: csv, ...cell };
}
