import { useMemo } from 'react';
import { useAdminForm } from '../forms/useAdminForm';
import type { AnyField, FieldContext } from './field';
import { formInput, formSchema } from './record';

interface FieldsFormOptions<F extends readonly AnyField[]> {
  /** Name of the form, the key of its unsaved input. */
  name: string;
  /** Id of the edited record, or '' for a new one. */
  id: string;
  fields: F;
  /** The record as it was when the form was opened, by which the input is checked. */
  record: object;
  /** The record as it is saved now. The default is `record`. */
  saved?: object;
  context: FieldContext;
}

/** Also returns `inputs`, the props of its `FieldInputs`. See `useAdminForm`. */
export function useFieldsForm<const F extends readonly AnyField[]>(options: FieldsFormOptions<F>) {
  const { name, id, fields, record, saved = record, context } = options;
  const schema = useMemo(() => formSchema(fields, record, context), [fields, record, context]);
  const start = useMemo(() => formInput(fields, saved, context), [fields, saved, context]);
  const editor = useAdminForm({ name, id, schema, start });
  const { form, values } = editor;
  return { ...editor, inputs: { fields, form, values, record, context } };
}
