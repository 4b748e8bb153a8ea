import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { Content } from '@/domain/content/content';
import { canFeature } from '@/domain/featured/featured';
import type { FieldContext } from '../../fields/field';
import type { SchemaForm } from '../../forms/useAdminForm';
import { takenSlugs, uniqueSlug } from '../recordNames';
import { isFeaturedRecord, recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { ResourceData } from '../resource';

interface FieldsProps<T, I extends FieldValues> {
  form: SchemaForm<I, I>;
  values: I;
  /** The record as it was when the form was opened. */
  record: T;
  context: FieldContext;
}

/** Form of a record: its values, their validation, and the record that they result in. */
export interface FormDefinition<T, I extends FieldValues> {
  /** The order of entries is the order of errors. */
  schema: (context: FieldContext, record: T) => GenericSchema<I>;
  start: (record: T, context: FieldContext) => I;
  Fields: ComponentType<FieldsProps<T, I>>;
  /** Returns the record with the values. Fields that the form does not have stay unchanged. */
  toRecord: (values: I, record: T, context: FieldContext) => T;
  /** Whether the form can be submitted, and the note shown until then. */
  isReady?: (values: I, record: T, context: FieldContext) => boolean;
  notReady?: string;
  labels: {
    add: { title: string; save: string; busy: string };
    edit: { title: string; save: string; busy: string };
  };
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
): FieldContext {
  const records = recordsOf(content, name);
  // A new record of a failed save is already in the list and must not count as another one.
  const others = records.filter((record) => record.id !== id);
  const isAllowed =
    featured !== undefined && canFeature(isNew ? others : records, id, featured.limit);
  return {
    content,
    id,
    isNew,
    isFeatured: isFeatured && isAllowed,
    othersFeatured: others.filter(isFeaturedRecord).length,
    canFeature: isAllowed,
    featuredFull: featured?.full ?? '',
    freeSlug: (text) => uniqueSlug(text, id, new Set([...takenSlugs(others), ...reservedSlugs])),
  };
}
