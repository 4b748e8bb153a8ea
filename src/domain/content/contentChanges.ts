import { withoutPastHolds } from '../availability/availability';
import { dayAt } from '../availability/day';
import { FEATURED_KINDS } from '../featured/featured';
import { sameOrder } from '../record/derivedIds';
import { sameJson } from '../text/sameJson';
import { PAGES, type Change, type Collection, type Content } from './contentModel';
import { LIST_NAMES } from './lists';

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
  for (const [id, { collection, field }] of Object.entries(PAGES))
    add(collection, id, before[field], after[field]);
  return changes as Change[];
}

/** With the time of publication, and without holds that ended more than 30 days ago. @param now ISO 8601 */
export function withPublishedAvailability(content: Content, now: string): Content {
  const holds = withoutPastHolds(content.holds, dayAt(Date.parse(now)));
  return { ...content, holds, availability: { updatedAt: now } };
}
