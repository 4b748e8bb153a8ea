import * as v from 'valibot';
import { safeHref } from '@/domain/links/links';
import { withIds } from '@/domain/text/ids';
import { sameJson } from '@/domain/text/sameJson';
import {
  baseOf,
  type AnyField,
  type EntryFields,
  type FieldContext,
  type FieldOptions,
  type InputValues,
  type RecordField,
  entry,
} from '../field';
import { formInput, formSchema, valueOf, withInput } from '../record';
import { shortText } from './text';
import { isBlank } from './wrappers';

/** Entry of a list in a form. It has the stored entry as JSON, because fields that the form does not have stay with it. */
export type EntryInput<F extends readonly AnyField[]> = InputValues<F> & {
  /** '' for a new entry. */
  stored: string;
  id?: string;
};

interface ListOptions<E, F extends readonly AnyField[]> extends FieldOptions {
  of: EntryFields<E, F>;
  /** Singular noun of an entry. */
  noun: string;
  /** Prefix of IDs, for lists whose entries have some. */
  ids?: string;
  /** With so few entries none can be removed. */
  min?: number;
  /** Maximum number of entries, its error, and what happens to more, because those that are stored may stay. */
  max?: { count: number; error: string; more: string };
  /** Returns the error of the list without its blank entries. Not applied to the unedited list. */
  errorOf?: (entries: readonly E[]) => string | undefined;
  /** Returns errors of fields that depend on the whole entry or on other ones. Not applied to the unedited list. */
  fieldErrorsOf?: (entries: readonly EntryInput<F>[]) => readonly EntryFieldError[];
}

interface EntryFieldError {
  index: number;
  /** Name of the field. */
  key: string;
  message: string;
}

export function blankEntry<F extends readonly AnyField[]>(
  { rows }: EntryFields<unknown, F>,
  context: FieldContext,
  id?: string,
): EntryInput<F> {
  const input = formInput(rows, {}, { ...context, isNew: true });
  return { stored: '', ...(id !== undefined && { id }), ...input };
}

export function entryInput<F extends readonly AnyField[]>(
  { rows }: EntryFields<unknown, F>,
  stored: object,
  context: FieldContext,
): EntryInput<F> {
  const input = formInput(rows, stored, { ...context, isNew: false });
  return { stored: JSON.stringify(stored), ...input };
}

export function entryRecord(
  { stored, id }: { stored: string; id?: string },
  context: FieldContext,
): { record: object; context: FieldContext } {
  const isNew = stored === '';
  const record = isNew ? { ...(id !== undefined && { id }) } : Object(JSON.parse(stored));
  return { record, context: { ...context, isNew } };
}

/** Entries with fields of their own. Blank ones are left out, except in lists with IDs. */
export function list<const P extends string, E extends object, const F extends readonly AnyField[]>(
  path: P,
  options: ListOptions<E, F>,
): RecordField<P, EntryInput<F>[], E[]> {
  const { of, noun, ids, min, max, errorOf, fieldErrorsOf } = options;
  const fromInput = (entries: readonly EntryInput<F>[], context: FieldContext): E[] =>
    entries
      .map((input) => {
        const own = entryRecord(input, context);
        return withInput(of.rows, input, own.record, own.context) as E;
      })
      .filter(
        (record) =>
          ids !== undefined || !of.rows.every((row) => isBlank(valueOf(record, row) ?? '')),
      );
  return {
    ...baseOf(path, options),
    toInput: (entries = [], context) =>
      ids === undefined
        ? entries.map((one) => entryInput(of, one, context))
        : withIds<{ id?: string }>(entries, ids).map((one) => ({
            ...entryInput(of, one, context),
            id: one.id,
          })),
    schema: ({ input: stored, context }) => {
      const one = v.lazy((input) => {
        const own = entryRecord(input as EntryInput<F>, context);
        return formSchema(of.rows, own.record, own.context) as v.GenericSchema<EntryInput<F>>;
      });
      return v.pipe(
        v.array(one),
        v.maxLength(Math.max(max?.count ?? Infinity, stored.length), max?.error),
        v.check(
          (entries) =>
            sameJson(entries, stored) || errorOf?.(fromInput(entries, context)) === undefined,
          ({ input }) => errorOf?.(fromInput(input, context)) ?? '',
        ),
        v.rawCheck(({ dataset, addIssue }) => {
          if (!fieldErrorsOf || !dataset.typed || sameJson(dataset.value, stored)) return;
          const input = dataset.value;
          for (const { index, key, message } of fieldErrorsOf(input)) {
            const value = Object(input[index]);
            addIssue({
              message,
              path: [
                { type: 'array', origin: 'value', input, key: index, value },
                { type: 'object', origin: 'value', input: value, key, value: value[key] },
              ],
            });
          }
        }),
      );
    },
    fromInput(entries, { value, input, context }) {
      const made = fromInput(entries, context);
      // A list that differs in blank entries only stays, also one that the record lacks.
      return sameJson(made, fromInput(input, context)) ? (value as E[]) : made;
    },
    shown: { as: 'list', of, noun, ids, min, max },
    text: () => '',
  };
}

interface Link {
  label: string;
  to: string;
}

const LINKS_ERROR = 'Each link needs a label and a valid path or URL';

export function linkError({ label, to }: Link): Partial<Link> | undefined {
  if (label.trim() === '') return { label: 'Please enter a label' };
  if (safeHref(to) !== undefined) return undefined;
  return { to: 'Please enter a path such as /store, or a URL that starts with https://' };
}

/** Fields of a link. The list checks them, because blank links are left out. */
export const linkEntry = entry<Link>()([shortText('label'), shortText('to')]);

export type LinkInput = EntryInput<(typeof linkEntry)['rows']>;

/** `isFolded`: whether the links are closed until they are wanted. */
export const links = <const P extends string>(
  path: P,
  { isFolded = false, ...options }: FieldOptions & { isFolded?: boolean } = {},
) => ({
  ...list(path, {
    ...options,
    of: linkEntry,
    noun: 'link',
    errorOf: (all) => (all.some(linkError) ? LINKS_ERROR : undefined),
  }),
  shown: { as: 'links', isFolded } as const,
});
