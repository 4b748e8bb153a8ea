import * as v from 'valibot';
import type { AnyField, InputKey, InputValues } from '../../fields/field';
import { FieldInputs, type OwnInputs } from '../../fields/inputs/FieldInput';
import { formSchema, formInput, nameOf, withInput } from '../../fields/record';
import { resourceInfo, type RecordOf, type ResourceName } from '../registry';
import type { FormDefinition } from './formDefinition';

interface FieldsFormOptions<C extends ResourceName, F extends readonly AnyField[]> extends Pick<
  FormDefinition<RecordOf<C>, InputValues<F>>,
  'labels' | 'notReady' | 'isReady'
> {
  /** Inputs that only this form has. */
  own?: OwnInputs;
  /** Fields that have to be valid before the form can be submitted. */
  readyWith?: readonly InputKey<F[number]['path']>[];
  /** Returns the record with what follows from its fields. */
  finish?: (record: RecordOf<C>, before: RecordOf<C>) => RecordOf<C>;
}

/** Creates the form of a table of fields. A record without a slug gets one of its name. */
export function fieldsForm<C extends ResourceName, const F extends readonly AnyField[]>(
  name: C,
  rows: F,
  options: FieldsFormOptions<C, F>,
): FormDefinition<RecordOf<C>, InputValues<F>> {
  const { own, readyWith = [], finish, ...form } = options;
  return {
    schema: (context, record) => formSchema(rows, record, context),
    start: (record, context) => formInput(rows, record, context),
    isReady(values, record, context) {
      const needed = rows.filter((row) => readyWith.some((key) => key === nameOf(row)));
      return v.is(formSchema(needed, record, context), values);
    },
    ...form,
    Fields: (props) => <FieldInputs {...props} fields={rows} own={own} />,
    toRecord(values, before, context) {
      const filled = withInput(rows, values, before, context);
      const record = finish?.(filled, before) ?? filled;
      if (!('slug' in record) || record.slug !== '') return record;
      return { ...record, slug: context.freeSlug(resourceInfo(name).nameOf(record)) };
    },
  };
}
