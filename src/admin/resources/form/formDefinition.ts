import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Content } from '@/domain/content/content';
import type { SchemaForm } from '../../forms/useSchemaForm';

/** The data of a form and its schema, apart from the edited record. */
export interface FormContext {
  /** The working copy. */
  content: Content;
  isNew: boolean;
  /** Whether a new record should start as featured. */
  isFeatured: boolean;
  /** Number of other records that are featured. */
  othersFeatured: number;
  /** Whether the record can be featured: it already is, or a slot is free. */
  canFeature: boolean;
  /** Returns a unique slug for a name. */
  freeSlug: (name: string) => string;
}

export interface FieldsProps<T, I extends FieldValues, O> {
  form: SchemaForm<I, O>;
  values: I;
  /** The record as it was when the form was opened. */
  record: T;
  context: FormContext;
  isSaving: boolean;
}

/** Form of a record: its values, their validation, and the record that they result in. */
export interface FormDefinition<T, I extends FieldValues, O> {
  /** The order of entries is the order of errors. */
  schema: (context: FormContext, record: T) => GenericSchema<I, O>;
  start: (record: T, context: FormContext) => I;
  Fields: ComponentType<FieldsProps<T, I, O>>;
  /** Returns the record with the values. Fields that the form does not have stay unchanged. */
  toRecord: (values: O, record: T, context: FormContext) => T;
  /** Whether the form can be submitted, and the note shown until then. */
  isReady?: (values: I, record: T) => boolean;
  notReady?: string;
  labels: {
    add: { title: string; save: string; busy: string };
    edit: { title: string; save: string; busy: string };
  };
}

/** Gives a form the types that its schema implies. */
export function defineForm<T, I extends FieldValues, O>(
  form: FormDefinition<T, I, O>,
): FormDefinition<T, I, O> {
  return form;
}
