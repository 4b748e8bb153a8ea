import { withSlugs } from '../text/slug';
import { withMainImage } from './product';

interface NamedRecord {
  id: string;
  name: string;
  slug: string;
}

/** @param isPart whether the list is only a part of all products */
export function normalizeProducts<T extends NamedRecord>(records: T[], isPart = false): T[] {
  return withSlugs(records, isPart ? undefined : ({ name }) => name).map((entry) => ({
    ...entry,
    name: entry.name.trim() ? entry.name : 'Unnamed Product',
  }));
}

/** @param isPart whether the list is only a part of all products */
export function publicProducts<T extends NamedRecord & { image: string }>(
  records: T[],
  isPart = false,
): T[] {
  return normalizeProducts(records, isPart).map(withMainImage);
}
