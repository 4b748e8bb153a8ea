import { canFeature } from '@/domain/featured/featured';
import type { Content } from '@/domain/content/content';
import { takenSlugs, uniqueSlug } from '../recordNames';
import { isFeaturedRecord, recordsOf, type ResourceName, type RecordOf } from '../registry';
import type { FormContext } from './formDefinition';
import type { ResourceData } from '../resource';

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
    freeSlug: (text) => uniqueSlug(text, id, new Set([...takenSlugs(others), ...reservedSlugs])),
  };
}
