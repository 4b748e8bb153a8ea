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
} from '../draftEntry';
import type { DraftsState } from '../draftsReducer';
import { HISTORY_STEPS, type HistoryState } from '../draftSlices';

/** The drafts and steps of this browser at one moment. */
export interface DraftsSnapshot {
  drafts: Drafts;
  history: HistoryState;
}

type Entries = Record<string, DraftEntry>;

const NOTHING: DraftsSnapshot = { drafts: emptyDrafts(), history: { done: [], undone: [] } };

/** Returns the keys of the entries that differ, including removed ones. */
function differing(mine: Entries, known: Entries): string[] {
  const entryOf = (map: Entries, key: string) => (Object.hasOwn(map, key) ? map[key] : undefined);
  return [...new Set([...Object.keys(known), ...Object.keys(mine)])].filter(
    (key) => !sameJson(entryOf(mine, key), entryOf(known, key)),
  );
}

/** Returns the stored steps without those that a tab has undone since, and with those that it has added. */
function joinedSteps(kept: UndoStep[], mine: UndoStep[], known: UndoStep[]): UndoStep[] {
  const idsOf = (steps: UndoStep[]) => new Set(steps.map(({ id }) => id));
  const [keptIds, mineIds, knownIds] = [idsOf(kept), idsOf(mine), idsOf(known)];
  return [
    ...kept.filter(({ id }) => mineIds.has(id) || !knownIds.has(id)),
    ...mine.filter(({ id }) => !keptIds.has(id) && !knownIds.has(id)),
  ].slice(-HISTORY_STEPS);
}

/** Whether a tab has changes that are only in its memory. */
export function hasUnpersistedDrafts({ entries, status }: DraftsState): boolean {
  const { drafts } = status.known ?? NOTHING;
  return COLLECTIONS.some(
    (collection) => differing(entries[collection], drafts[collection]).length > 0,
  );
}

/**
 * Overlays the stored drafts with the changes that are only in the memory of a tab. These are the entries that it
 * added, changed or removed since it last read or wrote. Other changes by another tab are kept.
 */
export function mergeStoredDrafts(kept: DraftsSnapshot, mine: DraftsState): DraftsSnapshot {
  const known = mine.status.known ?? NOTHING;
  const drafts = createDrafts(<C extends Collection>(collection: C): DraftMap<C> => {
    const merged: DraftMap<C> = { ...kept.drafts[collection] };
    const own: DraftMap<C> = mine.entries[collection];
    for (const key of differing(own, known.drafts[collection])) {
      const entry = Object.hasOwn(own, key) ? own[key] : undefined;
      if (entry) merged[key] = entry;
      else delete merged[key];
    }
    return merged;
  });
  return {
    drafts,
    history: {
      done: joinedSteps(kept.history.done, mine.history.done, known.history.done),
      undone: hasUnpersistedDrafts(mine) ? mine.history.undone : kept.history.undone,
    },
  };
}
