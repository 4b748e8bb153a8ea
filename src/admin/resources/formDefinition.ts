import * as v from 'valibot';
import type { Content } from '@/domain/content/content';
import { canFeature } from '@/domain/featured/featured';
import type { AnyField, FieldContext, InputValues } from '../fields/field';
import { isBlank } from '../fields/kinds/wrappers';
import { formSchema, inputKey, withInput } from '../fields/record';
import { takenSlugs, titleCase, uniqueSlug } from './recordNames';
import { isFeaturedRecord, recordsOf, type ResourceName, type RecordOf } from './registry';
import type { ResourceData } from './resource';

export function formLabels<C extends ResourceName>(
  { labels, form = {} }: ResourceData<C>,
  isNew: boolean,
) {
  const one = titleCase(labels.one);
  return isNew
    ? { title: `Add New ${one}`, save: `Add ${one}`, busy: 'Adding...', ...form.add }
    : { title: `Edit ${one}`, save: `Update ${one}`, busy: 'Updating...', ...form.edit };
}

/** Whether nothing was entered, also in one of several lines. */
const hasBlank = (value: unknown): boolean =>
  isBlank(value) || (value instanceof Object && Object.values(value).some(hasBlank));

/** Empty if the form can be submitted; else the `readyWith` fields and the other required ones. */
export function missingFields<C extends ResourceName>(
  { fields, form: { readyWith = [] } = {} }: ResourceData<C>,
  values: InputValues<readonly AnyField[]>,
  record: RecordOf<C>,
  context: FieldContext,
): AnyField[] {
  const needed: readonly string[] = readyWith;
  const isNeeded = ({ path }: AnyField) => needed.includes(path);
  const missing = fields.filter(
    (field) =>
      (field.isRequired || isNeeded(field)) &&
      hasBlank(values[inputKey(field)]) &&
      !v.is(formSchema([field], record, context), values),
  );
  return missing.some(isNeeded) ? missing : [];
}

/** Returns the record with the values of its form. A record without a slug gets one of its name. */
export function recordFromForm<C extends ResourceName>(
  { fields, form, nameOf }: ResourceData<C>,
  values: InputValues<readonly AnyField[]>,
  before: RecordOf<C>,
  context: FieldContext,
): RecordOf<C> {
  const filled = withInput(fields, values, before, context);
  const record = form?.finish?.(filled, before) ?? filled;
  if (!('slug' in record) || record.slug !== '') return record;
  return { ...record, slug: context.freeSlug(nameOf(record)) };
}

/** What a form needs of the rest of the content. `isFeatured`: a new record should start as featured. */
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
