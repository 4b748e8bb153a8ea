import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Content } from '@/domain/content/content';
import { canFeature } from '@/domain/featured/featured';
import type { SchemaForm } from '../../forms/useAdminForm';
import { takenSlugs, uniqueSlug } from '../recordNames';
import { isFeaturedRecord, recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { ResourceData } from '../resource';

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
  /** Shown when no slot is free. */
  featuredFull: string;
  /** Returns a unique slug for a name. */
  freeSlug: (name: string) => string;
}

export interface FieldsProps<T, I extends FieldValues, O> {
  form: SchemaForm<I, O>;
  values: I;
  /** The record as it was when the form was opened. */
  record: T;
  context: FormContext;
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

/**
 * Returns the data of the rest of the content that the form of a record needs.
 * @param isFeatured whether a new record should start as featured
 */
export function createFormContext<C extends ResourceName>(
  { name, featured, reservedSlugs = [] }: ResourceData<C>,
  content: Content,
  { id }: RecordOf<C>,
  { isNew, isFeatured = false }: { isNew: boolean; isFeatured?: boolean },
): FormContext {
  const records = recordsOf(content, name);
  // A new record of a failed save is already in the list and must not count as another one.
  const others = records.filter((record) => record.id !== id);
  const isAllowed =
    featured !== undefined && canFeature(isNew ? others : records, id, featured.limit);
  return {
    content,
    isNew,
    isFeatured: isFeatured && isAllowed,
    othersFeatured: others.filter(isFeaturedRecord).length,
    canFeature: isAllowed,
    featuredFull: featured?.full ?? '',
    freeSlug: (text) => uniqueSlug(text, id, new Set([...takenSlugs(others), ...reservedSlugs])),
  };
}
