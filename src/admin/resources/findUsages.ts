import type { Content } from '@/domain/content/content';
import { capitalise } from '@/domain/text/cutText';
import {
  RESOURCE_NAMES,
  recordsOf,
  resourceInfo,
  type ResourceName,
  type RecordOf,
} from './registry';

/** Target of the search: a record by its ID and the path of its page. */
interface UsageTarget {
  id: string;
  /** Path such as `/store/cine-zoom`; missing for records without a page. */
  path: string | undefined;
}

/** Returns whether a JSON value refers to the target at any depth, by ID or in a URL. */
function names(value: unknown, { id, path }: UsageTarget): boolean {
  if (typeof value === 'string') return value === id || value.split(/[?#]/, 1)[0] === path;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((item) => names(item, { id, path }));
}

/** Returns the other records of a list with their labels. */
function otherRecords<C extends ResourceName>(
  content: Content,
  name: C,
  target: UsageTarget,
): [string, RecordOf<C>][] {
  const { labels, nameOf } = resourceInfo(name);
  return recordsOf(content, name)
    .filter(({ id }) => id !== target.id)
    .map((record) => [`${capitalise(labels.one)} “${nameOf(record)}”`, record]);
}

/**
 * Returns texts about where else the site refers to a record, for the confirmation before deleting
 * it.
 * @param content the draft content
 */
export function findUsages(content: Content, target: UsageTarget): string[] {
  const { home, about, site } = content;
  const areas: [string, unknown][] = [
    ['Home page', home],
    ['About page', about],
    ['Footer and settings', site],
    ['Availability', content.holds],
    ...RESOURCE_NAMES.flatMap((name) => otherRecords(content, name, target)),
  ];
  return areas.filter(([, value]) => names(value, target)).map(([label]) => label);
}
