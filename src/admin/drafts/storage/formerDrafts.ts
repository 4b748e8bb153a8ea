import { isJsonObject, withoutHostileKeys } from '@/domain/text/jsonObject';
import {
  COLLECTIONS,
  createDrafts,
  emptyDrafts,
  idOfDraftKey,
  type Collection,
  type DraftMap,
} from '../state/draftEntry';
import { readDraftEntry, readSteps, type DraftsWithHistory } from './draftParsers';

/** Returns the drafts of a collection, and whether some of them cannot be read. */
function readMap<C extends Collection>(collection: C, json: unknown): [DraftMap<C>, boolean] {
  if (!isJsonObject(json)) return [{}, json !== undefined];
  const entries = Object.entries(json);
  const good = entries.flatMap(([key, value]) => {
    const entry = readDraftEntry(collection, idOfDraftKey(key), value);
    return entry ? [[key, entry] as const] : [];
  });
  return [Object.fromEntries(good), good.length < entries.length];
}

/**
 * Parses the single entry that contained all drafts and steps in version 1 of the stored format. Never throws.
 * @returns what can be read, and whether some of it cannot
 */
export function readFormerDrafts(json: unknown): DraftsWithHistory & { isDamaged: boolean } {
  let isDamaged = false;
  const clean = withoutHostileKeys(json, () => (isDamaged = true));
  if (!isJsonObject(clean) || typeof clean.version !== 'number' || !isJsonObject(clean.drafts))
    return { drafts: emptyDrafts(), history: { done: [], undone: [] }, isDamaged: true };
  const { drafts: stored, history } = clean;
  const names: readonly string[] = COLLECTIONS;
  // Collections of another version of the site.
  for (const [name, map] of Object.entries(stored))
    if (!names.includes(name) && Object.keys(Object(map)).length > 0) isDamaged = true;
  const drafts = createDrafts((collection) => {
    const [map, isPart] = readMap(collection, stored[collection]);
    isDamaged ||= isPart;
    return map;
  });
  const { done, undone } = isJsonObject(history) ? history : {};
  return { drafts, history: { done: readSteps(done), undone: readSteps(undone) }, isDamaged };
}
