import { sameJson } from '@/domain/text/sameJson';
import {
  COLLECTIONS,
  createDrafts,
  emptyDrafts,
  type Collection,
  type DraftEntry,
  type DraftMap,
  type Drafts,
  type UndoStep,
} from '../state/draftEntry';
import { selectDrafts, type DraftsRootState } from '../state/draftsReducer';
import { HISTORY_STEPS, type HistoryState } from '../state/draftSlices';

/** The drafts and steps of this browser at one moment. */
export interface DraftsSnapshot {
  drafts: Drafts;
  history: HistoryState;
  /** See {@link StoredDrafts}; undefined for drafts of earlier versions of the site. */
  storeId?: string | undefined;
}

type Entries = Record<string, DraftEntry>;

const NOTHING: DraftsSnapshot = { drafts: emptyDrafts(), history: { done: [], undone: [] } };

/** Returns the keys of the entries that differ, including removed ones. */
function changedKeys(mine: Entries, known: Entries): string[] {
  const entryOf = (map: Entries, key: string) => (Object.hasOwn(map, key) ? map[key] : undefined);
  return [...new Set([...Object.keys(known), ...Object.keys(mine)])].filter(
    (key) => !sameJson(entryOf(mine, key), entryOf(known, key)),
  );
}

/**
 * Returns the stored steps without those that a tab has undone since, and with those that it has added or continued.
 */
function mergeSteps(stored: UndoStep[], mine: UndoStep[], known: UndoStep[]): UndoStep[] {
  const byId = (steps: UndoStep[]) => new Map(steps.map((step) => [step.id, step]));
  const [storedById, mineById, knownById] = [byId(stored), byId(mine), byId(known)];
  const newest = (step: UndoStep) => {
    const own = mineById.get(step.id);
    return own && !sameJson(own, knownById.get(step.id)) ? own : step;
  };
  return [
    ...stored.filter(({ id }) => mineById.has(id) || !knownById.has(id)).map(newest),
    ...mine.filter(({ id }) => !storedById.has(id) && !knownById.has(id)),
  ].slice(-HISTORY_STEPS);
}

/**
 * Returns the stored drafts with those that the browser has deleted and a tab still has; null if nothing was lost. A
 * stored entry wins.
 * @param known the drafts as the tab last read or wrote them
 */
export function withLostDrafts(
  stored: DraftsSnapshot | null,
  known: DraftsSnapshot,
): DraftsSnapshot | null {
  const isReplaced = stored?.storeId && known.storeId && stored.storeId !== known.storeId;
  if (stored && !isReplaced) return null;
  const hasEntries = COLLECTIONS.some((name) => Object.keys(known.drafts[name]).length > 0);
  const { done: steps, undone: undoneSteps } = known.history;
  if (!hasEntries && steps.length === 0 && undoneSteps.length === 0) return null;
  if (!stored) return known;
  const drafts = createDrafts(<C extends Collection>(collection: C): DraftMap<C> => ({
    ...known.drafts[collection],
    ...stored.drafts[collection],
  }));
  const { done, undone } = stored.history;
  return {
    drafts,
    history: { done: mergeSteps(steps, done, []), undone },
    storeId: stored.storeId,
  };
}

/** Whether a tab has changes that are only in its memory, or drafts that the browser has deleted. */
export function hasUnpersistedDrafts(state: DraftsRootState): boolean {
  const { status } = state;
  if (status.isUnrestored) return true;
  const entries = selectDrafts(state);
  const { drafts } = status.persisted ?? NOTHING;
  return COLLECTIONS.some(
    (collection) => changedKeys(entries[collection], drafts[collection]).length > 0,
  );
}

/**
 * Overlays the stored drafts with the changes that are only in the memory of a tab. These are the entries that it
 * added, changed or removed since it last read or wrote. Other changes by another tab are stored.
 */
export function mergeStoredDrafts(stored: DraftsSnapshot, mine: DraftsRootState): DraftsSnapshot {
  const known = mine.status.persisted ?? NOTHING;
  const entries = selectDrafts(mine);
  const drafts = createDrafts(<C extends Collection>(collection: C): DraftMap<C> => {
    const merged: DraftMap<C> = { ...stored.drafts[collection] };
    const own: DraftMap<C> = entries[collection];
    for (const key of changedKeys(own, known.drafts[collection])) {
      const entry = Object.hasOwn(own, key) ? own[key] : undefined;
      if (entry) merged[key] = entry;
      else delete merged[key];
    }
    return merged;
  });
  return {
    drafts,
    history: {
      done: mergeSteps(stored.history.done, mine.history.done, known.history.done),
      undone: hasUnpersistedDrafts(mine) ? mine.history.undone : stored.history.undone,
    },
  };
}
