import { FEATURED_KINDS } from '../featured/featured';
import { sameOrder } from '../record/listOrder';
import { sameJson } from '../text/sameJson';
import {
  AVAILABILITY_ID,
  PAGE_IDS,
  SITE_ID,
  type Change,
  type Collection,
  type Content,
} from './contentModel';
import { LIST_NAMES } from './lists';

/** The single records of a content with their collections. */
const SINGLE: readonly [collection: Collection, id: string, key: keyof Content][] = [
  ['settings', SITE_ID, 'site'],
  ['pages', PAGE_IDS.home, 'home'],
  ['pages', PAGE_IDS.about, 'about'],
  ['pages', PAGE_IDS.services, 'servicesIntro'],
  ['pages', PAGE_IDS.rental, 'rental'],
  ['pages', AVAILABILITY_ID, 'availability'],
];

/** Returns the changes that make one content of another. */
export function contentChanges(before: Content, after: Content): Change[] {
  const changes: unknown[] = [];
  const add = (collection: Collection, id: string, base: unknown, draft: unknown) => {
    if (!sameJson(base, draft))
      changes.push({ collection, id, base: base ?? null, draft: draft ?? null });
  };
  const addOrder = (id: string, was: string[], now: string[]) => {
    // New records come last by themselves.
    const known = new Set(was);
    const added = now.filter((other) => !known.has(other));
    if (!sameOrder([...was, ...added], now)) add('orders', id, { ids: was }, { ids: now });
  };
  for (const name of LIST_NAMES) {
    const [was, now] = [before, after].map(
      (content) =>
        new Map((content[name] as { id: string }[]).map((record) => [record.id, record])),
    ) as [Map<string, unknown>, Map<string, unknown>];
    for (const id of new Set([...was.keys(), ...now.keys()]))
      add(name, id, was.get(id), now.get(id));
    addOrder(name, [...was.keys()], [...now.keys()]);
  }
  for (const kind of FEATURED_KINDS)
    addOrder(`featured-${kind}`, before.featured[kind], after.featured[kind]);
  for (const [collection, id, key] of SINGLE) add(collection, id, before[key], after[key]);
  return changes as Change[];
}
